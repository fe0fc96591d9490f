import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import MagicString from 'magic-string';
import {
  mentionAdvice,
  mentionsPeer,
  moveSettings,
  type Successor,
  successorsOf,
} from '../peer.ts';
import { lineAt, type Note, type Transformed } from './transform.ts';

const SECTIONS = ['dependencies', 'optionalDependencies', 'peerDependencies', 'devDependencies'];
/** Settings of package managers that are keyed by dependency. */
const ABOUT = [
  'peerDependenciesMeta',
  'dependenciesMeta',
  'bundleDependencies',
  'bundledDependencies',
];
/** Version overrides of indirect dependencies, which do not apply to a successor. */
const OVERRIDES = ['overrides', 'resolutions', 'pnpm', 'packageExtensions'];

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
  const [{ error, offset } = { error: 4, offset: 0 }] = errors;
  if (root && !errors.length) return root;
  const column = offset - text.lastIndexOf('\n', offset - 1);
  const what = printParseErrorCode(error)
    .replaceAll(/(?<=[a-z])[A-Z]/g, ' $&')
    .toLowerCase();
  throw new SyntaxError(`is not JSON: ${what} (${lineAt(text, offset)}:${column})`);
}

const endOf = ({ offset, length }: Node): number => offset + length;
const nameOf = (item: Node): string => String((item.children?.[0] ?? item).value ?? '');
const valueIn = (property: Node): Node | undefined => property.children?.[1];
const propertiesOf = (node: Node | undefined): Node[] =>
  node?.type === 'object' ? (node.children ?? []) : [];
const sectionsOf = (root: Node, names: readonly string[]): Node[] =>
  propertiesOf(root).flatMap((one) => (names.includes(nameOf(one)) ? (valueIn(one) ?? []) : []));

export const dependenciesIn = (root: Node): Set<string> =>
  new Set(sectionsOf(root, SECTIONS).flatMap(propertiesOf).map(nameOf));

/**
 * Replaces items of an object or array. Each new item gets the white space of the one before it.
 *
 * @param replace returns the texts of the new items, or undefined to keep the item.
 */
function replaceItems(
  result: MagicString,
  container: Node,
  replace: (item: Node) => string[] | undefined,
): void {
  const text = result.original;
  let before = container.offset + 1;
  const items = (container.children ?? []).flatMap((item) => {
    const space = text.slice(before, item.offset).replace(',', '');
    before = endOf(item);
    const own = replace(item) ?? [text.slice(item.offset, before)];
    return own.map((one) => space + one);
  });
  const end = endOf(container) - 1;
  const inner = items.length ? items.join(',') + text.slice(before, end) : '';
  if (inner !== text.slice(container.offset + 1, end) && end > container.offset + 1)
    result.update(container.offset + 1, end, inner);
}

function moveDependencies(result: MagicString, root: Node, { used, kept, rangeOf }: Needs): void {
  const sliceOf = (node: Node) => result.original.slice(node.offset, endOf(node));
  const listed = dependenciesIn(root);
  const neededOf = (peer: string) => {
    const all = successorsOf(peer);
    const needed = all.filter((to) => used.has(to));
    return needed.length ? needed : all.slice(0, 1);
  };
  // If a package came as a dependency of another one, list its successor beside the first one that moves.
  const moved = new Set([...listed].flatMap(neededOf));
  const missing = [...used].filter((to) => !listed.has(to) && !moved.has(to));
  for (const name of [...SECTIONS, ...ABOUT]) {
    // npm uses the last one of duplicate sections.
    let there = new Set<string>();
    for (const container of sectionsOf(root, [name])) {
      there = new Set(container.children?.map(nameOf));
      replaceItems(result, container, (item) => {
        const peer = nameOf(item);
        const needed = neededOf(peer);
        if (!needed.length) return undefined;
        const added = [...needed, ...(SECTIONS.includes(name) ? missing.splice(0) : [])].filter(
          (to) => !there.has(to),
        );
        for (const to of added) there.add(to);
        const [key, value] = item.children ?? [];
        const colon = key && value ? result.original.slice(endOf(key), value.offset) : '';
        const texts = added.map((to) => {
          if (!value) return JSON.stringify(to);
          const own = SECTIONS.includes(name) ? JSON.stringify(rangeOf(to)) : sliceOf(value);
          return `${JSON.stringify(to)}${colon}${own}`;
        });
        return kept.has(peer) ? [sliceOf(item), ...texts] : texts;
      });
    }
  }
}

export const notesOnLines = (text: string, adviceOn = mentionAdvice): Note[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      mentionsPeer(line) ? [{ line: index + 1, message: adviceOn(line) }] : [],
    );

/** Mentions of analytics in config files, except imports of it. */
const STUB = /(?<!\b(?:from|import|require)\s*\(?\s*["'`])@(giphy\\?\/js-|gifkit\\?\/)analytics\b/;

export const notesOnStubs = (text: string, firstLine = 1): Note[] =>
  text.split('\n').flatMap((line, index) => {
    const message =
      'If this is a stub that sends no events, call configureAnalytics({ enabled: false }) of @gifkit/analytics instead.';
    return STUB.test(line) ? [{ line: firstLine + index, message }] : [];
  });

/**
 * Moves a package.json: dependencies of every kind, and settings keyed by them.
 *
 * @throws {Error} if it is not JSON.
 */
export function moveManifest(before: string, needs: Needs): Transformed {
  const root = readJson(before);
  const result = new MagicString(before);
  moveDependencies(result, root, needs);
  const handled = [...SECTIONS, ...ABOUT, ...OVERRIDES, 'scripts'];
  for (const property of propertiesOf(root)) {
    const value = valueIn(property);
    if (!value?.children?.length || handled.includes(nameOf(property))) continue;
    const own = before.slice(value.offset, endOf(value));
    result.update(value.offset, endOf(value), moveSettings(own, own, needs.kept));
  }
  const text = result.toString();
  const after = readJson(text);
  const listed = dependenciesIn(after);
  const notes = notesOnLines(text).filter(
    ({ message }) => ![...needs.kept].some((peer) => message.startsWith(`${peer} `)),
  );
  for (const property of propertiesOf(after)) {
    if ([...SECTIONS, ...ABOUT].includes(nameOf(property))) continue;
    const own = text.slice(property.offset, endOf(property));
    notes.push(...notesOnStubs(own, lineAt(text, property.offset)));
  }
  for (const [pattern, message] of OLD) {
    const { index } = pattern.exec(text) ?? {};
    if (index !== undefined && listed.has('@gifkit/react-components'))
      notes.push({ line: lineAt(text, index), message });
  }
  const missing = [...needs.used].filter((name) => !listed.has(name));
  if (missing.length) {
    const message = `Add ${missing.join(', ')}: used here now, and not listed.`;
    notes.push({ line: undefined, message });
  }
  return { text, notes, used: [] };
}
