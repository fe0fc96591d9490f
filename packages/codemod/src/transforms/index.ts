import { moveSettings } from '../peer.ts';
import { notesOnLines, notesOnStubs } from './json.ts';
import { moveSource } from './source.ts';
import type { Note, Transformed } from './transform.ts';
import { trapsInLines } from './traps.ts';

/** Transform for a kind of file. The first matching pattern wins. */
interface Kind {
  pattern: RegExp;
  transform: (text: string, path: string) => Transformed;
  /** The file is written, so it must be UTF-8. */
  isWritten?: boolean;
  /** Its imports are moved by hand, so package.json keeps their packages until then. */
  isMovedByHand?: boolean;
}

const look = (notesIn: (text: string) => Note[]) => (text: string) => ({
  text,
  notes: notesIn(text),
  used: [],
});

export const SOURCE = /\.[cm]?[jt]sx?$/;

const KINDS: readonly Kind[] = [
  // package.json moves after its sources; the next install writes the lock file.
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
