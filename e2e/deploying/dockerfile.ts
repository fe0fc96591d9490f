/** A line of a Dockerfile: `CMD ["node"]`. */
export interface Instruction {
  name: string;
  text: string;
}

/** An image's instructions, in their order. */
export const readInstructions = (dockerfile: string): Instruction[] =>
  dockerfile
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = ''] = line.split(' ');
      return { name, text: line.slice(name.length + 1) };
    });

/** What all instructions of a name say. */
export const textsOf = (instructions: readonly Instruction[], name: string): string[] =>
  instructions.flatMap((instruction) => (instruction.name === name ? [instruction.text] : []));
