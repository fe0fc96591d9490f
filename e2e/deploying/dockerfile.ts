/** A Dockerfile instruction: `CMD ["node"]`. */
export interface Instruction {
  name: string;
  text: string;
}

export const readInstructions = (dockerfile: string): Instruction[] =>
  dockerfile
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = ''] = line.split(' ');
      return { name, text: line.slice(name.length + 1) };
    });

export const textsOf = (instructions: readonly Instruction[], name: string): string[] =>
  instructions.flatMap((instruction) => (instruction.name === name ? [instruction.text] : []));
