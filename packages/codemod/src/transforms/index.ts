import { guideTo, mentionAdvice } from '../peer.ts';
import { moveParts } from './parts.ts';
import { moveSource } from './source.ts';
import { notesOnLines, type Transformed } from './transform.ts';
import { trapsInLines } from './traps.ts';

type Move = (text: string, path: string) => Transformed;

/** Kinds of files, and how each moves. Styles and settings do not move; they only get notes. */
const KINDS: readonly (readonly [RegExp, Move?])[] = [
  [/\.[cm]?[jt]sx?$/, moveSource],
  [/\.(vue|svelte|astro|mdx|html)$/, moveParts],
  [/\.(css|scss|sass|less|json[c5]?|ya?ml|toml)$|(^|[\\/])\.(babel|swc|eslint)rc$/],
];

const kindOf = (path: string) => KINDS.find(([pattern]) => pattern.test(path));

export const isKnown = (path: string): boolean => kindOf(path) !== undefined;

export const isSource = (path: string): boolean => kindOf(path)?.[1] !== undefined;

/** @throws {Error} if a source does not parse before or after the change. */
export function transform(before: string, path: string): Transformed {
  const move = kindOf(path)?.[1];
  const { text, notes, modules } = move?.(before, path) ?? { text: before, notes: [], modules: [] };
  return {
    text,
    notes: [
      ...notes,
      ...trapsInLines(text),
      ...notesOnLines(text, guideTo),
      ...notesOnLines(text, mentionAdvice),
    ],
    modules,
  };
}
