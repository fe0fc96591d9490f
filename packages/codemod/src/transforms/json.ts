import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import MagicString from 'magic-string';
import { mentionAdvice, type Successor, successorsOf } from '../peer.ts';
import { lineAt, type Note, notesOnLines, notesOnStubs } from './transform.ts';

const SECTIONS = ['dependencies', 'optionalDependencies', 'peerDependencies', 'devDependencies'];

/** Dependencies that are too old for the components. */
const OLD = [
  [/"styled-components"\s*:\s*"[^\d"]*[1-5]\b/, 'The components need styled-components 6.'],
  [
    /"react"\s*:\s*"[^\d"]*(0|1[4-7])\b/,
    'The components need React 18.2 or newer: update React first. The other packages need no React.',
  ],
] as const;

/** Packages that the sources of a package need. */
export interface Needs {
  used: ReadonlySet<Successor>;
  /** Peer packages that files still import. They stay beside their successors. */
  kept: ReadonlySet<string>;
  rangeOf: (name: Successor) => string;
}

/** @throws {SyntaxError} with line and column if it is not JSON. */
export function readJson(text: string): Node {
  const errors: ParseError[] = [];
  const options = { allowTrailingComma: false, disallowComments: true };
  const root = parseTree(text.replace(/^\uFEFF/, ' '), errors, options);
  if (root && !errors.length) return root;
  const { offset = 0 } = errors[0] ?? {};
  const column = offset - text.lastIndexOf('\n', offset - 1);
  throw new SyntaxError(`is not JSON (${lineAt(text, offset)}:${column})`);
}

const endOf = ({ offset, length }: Node): number => offset + length;
const nameOf = (property: Node): string => String(property.children?.[0]?.value ?? '');

/** Objects that list dependencies. */
const sectionsOf = (root: Node): Node[] =>
  (root.children ?? []).flatMap((one) =>
    SECTIONS.includes(nameOf(one)) ? (one.children?.[1] ?? []) : [],
  );

export const dependenciesIn = (root: Node): Set<string> =>
  new Set(sectionsOf(root).flatMap(({ children = [] }) => children.map(nameOf)));

function moveDependencies(text: string, { used, kept, rangeOf }: Needs): string {
  const root = readJson(text);
  const result = new MagicString(text);
  const listed = dependenciesIn(root);
  const neededOf = (peer: string) => {
    const all = successorsOf(peer);
    const needed = all.filter((to) => used.has(to));
    return needed.length || kept.has(peer) ? needed : all.slice(0, 1);
  };
  // If a package came as a dependency of another one, list its successor beside the first one that moves.
  const moved = new Set([...listed].flatMap(neededOf));
  const missing = [...used].filter((to) => !listed.has(to) && !moved.has(to));
  for (const section of sectionsOf(root)) {
    const { children = [] } = section;
    const there = new Set(children.map(nameOf));
    let end = section.offset + 1;
    const items = children.flatMap((item) => {
      // Each new item gets the white space of the one before it.
      const space = text.slice(end, item.offset).replace(',', '');
      end = endOf(item);
      const own = text.slice(item.offset, end);
      const needed = neededOf(nameOf(item));
      if (!needed.length) return space + own;
      const added = [...needed, ...missing.splice(0)].filter((to) => !there.has(to));
      for (const to of added) there.add(to);
      const [, colon = ':'] = /^"[^"]*"(\s*:\s*)/.exec(own) ?? [];
      const texts = added.map((to) => `"${to}"${colon}"${rangeOf(to)}"`);
      return [...(kept.has(nameOf(item)) ? [own] : []), ...texts].map((one) => space + one);
    });
    const inner = items.length ? items.join(',') + text.slice(end, endOf(section) - 1) : '';
    if (children.length) result.update(section.offset + 1, endOf(section) - 1, inner);
  }
  return result.toString();
}

/**
 * Moves the dependencies of a package.json.
 *
 * @throws {Error} if it is not JSON.
 */
export function moveManifest(before: string, needs: Needs): { text: string; notes: Note[] } {
  const text = moveDependencies(before, needs);
  const listed = dependenciesIn(readJson(text));
  const notes = [
    ...notesOnLines(text, mentionAdvice),
    ...notesOnStubs(text, '/package.json'),
  ].filter(
    ({ message }) => ![...needs.kept].some((peer) => message.startsWith(`${peer} is named`)),
  );
  for (const [pattern, message] of OLD) {
    const { index } = pattern.exec(text) ?? {};
    if (index !== undefined && listed.has('@gifkit/react-components'))
      notes.push({ line: lineAt(text, index), message });
  }
  const peers = listed.has('@gifkit/js-components')
    ? ['react', 'react-dom', 'styled-components']
    : [];
  const missing = [...needs.used, ...peers].filter((name) => !listed.has(name));
  if (missing.length) {
    const message = `Add ${missing.join(', ')}: used here now, and not listed.`;
    notes.push({ line: undefined, message });
  }
  return { text, notes };
}
