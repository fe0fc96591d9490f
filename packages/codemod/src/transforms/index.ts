import { mentionAdvice } from '../peer.ts';
import { moveParts } from './parts.ts';
import { moveSource } from './source.ts';
import { type Note, notesOnLines, notesOnStubs, type Transformed } from './transform.ts';
import { trapsInLines } from './traps.ts';

/** Transform for a kind of file. The first matching pattern wins. */
interface Kind {
  pattern: RegExp;
  transform: (text: string, path: string) => Transformed;
  /** The file is written, so it must be UTF-8. */
  isWritten?: boolean;
}

const look = (notesIn: (text: string, path: string) => Note[]) => (text: string, path: string) => ({
  text,
  notes: notesIn(text, path),
  modules: [],
});

const KINDS: readonly Kind[] = [
  // package.json moves after its sources; the next install writes the lock file.
  {
    pattern: /(^|[\\/])(package(-lock)?|npm-shrinkwrap)\.json$|-lock\.ya?ml$/,
    transform: look(() => []),
  },
  { pattern: /\.[cm]?[jt]sx?$/, transform: moveSource, isWritten: true },
  { pattern: /\.(css|scss|sass|less)$/, transform: look(trapsInLines) },
  { pattern: /\.(vue|svelte|astro|mdx|html)$/, transform: moveParts, isWritten: true },
  {
    pattern: /\.(json[c5]?|ya?ml|toml)$|(^|[\\/])\.(babel|swc|eslint)rc$/,
    transform: look((text, path) => [
      ...notesOnLines(text, mentionAdvice),
      ...notesOnStubs(text, path),
    ]),
  },
];

export const kindOf = (path: string): Kind | undefined =>
  KINDS.find(({ pattern }) => pattern.test(path));
