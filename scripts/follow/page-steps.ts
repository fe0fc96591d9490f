import { withFiles } from '../../apps/docs/src/site/markdown.ts';

/** Command to type into a terminal that stays open. */
export interface Typed {
  kind: 'type';
  /** Terminal whose folder the commands share. A server runs until its terminal's next command. */
  terminal: string;
  command: string;
}

/** File to write into the current folder of the first terminal. */
export interface Put {
  kind: 'put';
  path: string;
  text: string;
}

export type Step = Typed | Put;

export const FIRST_TERMINAL = 'The first terminal';

export const CLONE_TERMINAL = 'In a clone of the repository';

const CODE = /^```(\w+)([^\n]*)\n([\s\S]*?)^```$|^(Not on npm yet.*)$/gm;

/** Commands in the line about packages from a clone: the clone's, and the reader's. */
const fromClone = (line: string): Step[] =>
  [...line.matchAll(/`(npm [^`]+)`/g)].map(([, command = '']) => ({
    kind: 'type',
    terminal: command.startsWith('npm run') ? CLONE_TERMINAL : FIRST_TERMINAL,
    command,
  }));

/**
 * Reads the instructions of a page in order: commands in `sh` blocks, whose title is the terminal, and files
 * in blocks whose title is a path. Other blocks are ignored.
 *
 * @param read returns the text of a file of the repository by its path.
 */
export function readSteps(markdown: string, read: (path: string) => string): Step[] {
  return [...withFiles(markdown, read).matchAll(CODE)].flatMap(
    ([, language, info = '', code = '', line]): Step[] => {
      if (line !== undefined) return fromClone(line);
      const [, title] = /title="([^"]+)"/.exec(info) ?? [];
      if (language === 'sh') {
        const commands = code.split('\n').filter((command) => command.trim() !== '');
        const terminal = title ?? FIRST_TERMINAL;
        return commands.map((command) => ({ kind: 'type', terminal, command }));
      }
      return title === undefined ? [] : [{ kind: 'put', path: title, text: code }];
    },
  );
}
