import { withFiles } from '../../apps/docs/src/site/markdown.ts';

/** A command that is typed, in a terminal that stays open. */
export interface Typed {
  kind: 'type';
  /** Commands of one terminal follow one another in its folder; a server runs until the next command of its terminal. */
  terminal: string;
  command: string;
}

/** A file that is put into the folder in which the first terminal is then. */
export interface Put {
  kind: 'put';
  path: string;
  text: string;
}

export type Step = Typed | Put;

export const FIRST_TERMINAL = 'The first terminal';

/** A terminal in the folder of the clone. */
export const CLONE_TERMINAL = 'In a clone of the repository';

const CODE = /^```(\w+)([^\n]*)\n([\s\S]*?)^```$|^(Until the first release .*)$/gm;

/** What the line has in it that says how packages come from a clone: the clone's command, and one's own. */
const fromClone = (line: string): Step[] =>
  [...line.matchAll(/`(npm [^`]+)`/g)].map(([, command = '']) => ({
    kind: 'type',
    terminal: command.startsWith('npm run') ? CLONE_TERMINAL : FIRST_TERMINAL,
    command,
  }));

/**
 * Reads what a page of the documentation tells its reader to do, in the page's order: commands of `sh` blocks,
 * whose title names the terminal, and files of the blocks whose title is a path. Blocks without a title only
 * show something.
 *
 * @param read gives the text of a file of the repository, which blocks can name, by its path.
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
