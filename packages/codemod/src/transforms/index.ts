import { moveSettings } from '../peer.ts';
import { notesOnLines, notesOnStubs } from './json.ts';
import { moveSource } from './source.ts';
import type { Note, Transformed } from './transform.ts';
import { trapsInLines } from './traps.ts';

/** A kind of file, and what becomes of it. The first one whose pattern fits counts. */
interface Kind {
  pattern: RegExp;
  transform: (text: string, path: string) => Transformed;
  /** Is written, so it has to be UTF-8. */
  isWritten?: boolean;
  /** Has imports that are moved by hand: until then, package.json keeps what they name. */
  isMovedByHand?: boolean;
}

/** For files that are only looked at. */
const look = (notesIn: (text: string) => Note[]) => (text: string) => ({
  text,
  notes: notesIn(text),
  used: [],
});

export const SOURCE = /\.[cm]?[jt]sx?$/;

const KINDS: readonly Kind[] = [
  // A package.json moves as its sources have moved, and the next install writes the lock file.
  {
    pattern: /(^|[\\/])(package(-lock)?|npm-shrinkwrap)\.json$|-lock\.ya?ml$/,
    transform: look(() => []),
  },
  { pattern: SOURCE, transform: moveSource, isWritten: true },
  {
    pattern: /(^|[\\/])([tj]sconfig[\w.-]*|jest\.config)\.json$/,
    transform(before) {
      const text = moveSettings(before);
      return { text, notes: [...notesOnLines(text), ...notesOnStubs(text)], used: [] };
    },
    isWritten: true,
  },
  {
    pattern: /\.(css|scss|sass|less)$/,
    transform: look(trapsInLines),
  },
  {
    pattern: /\.(vue|svelte|astro|mdx|html)$/,
    transform: look((text) =>
      notesOnLines(text, () => 'Change this import by hand; package.json keeps it until then.'),
    ),
    isMovedByHand: true,
  },
  {
    pattern: /\.(json[c5]?|ya?ml|toml)$|(^|[\\/])\.(babel|swc|eslint)rc$/,
    transform: look((text) => notesOnLines(text)),
  },
];

export const kindOf = (path: string): Kind | undefined =>
  KINDS.find(({ pattern }) => pattern.test(path));
