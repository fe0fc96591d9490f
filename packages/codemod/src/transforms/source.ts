import {
  type Comment,
  type ExportNamedDeclaration,
  type ImportDeclaration,
  type Node,
  type StringLiteral,
  traverseFast,
} from '@babel/types';
import MagicString from 'magic-string';
import { movedExport, type PeerModule, peerOf, type Successor } from '../peer.ts';
import { moduleNamedBy, nameOf, parseSource } from './parse.ts';
import { lineAt, type Note, type Transformed } from './transform.ts';
import { trapsInElements } from './traps.ts';

type Declaration = ImportDeclaration | ExportNamedDeclaration;

const spanOf = ({ start, end }: Node | Comment): [start: number, end: number] => [
  start ?? 0,
  end ?? 0,
];

interface Item {
  name: string;
  local: string;
  /** True if only this specifier has the keyword `type`. */
  isType: boolean;
}

/** Returns the names that a statement imports or exports from a module; undefined for `*`. */
function itemsOf(node: Declaration): Item[] | undefined {
  const items = node.specifiers.flatMap((one): Item[] => {
    if (one.type === 'ImportDefaultSpecifier')
      return [{ name: 'default', local: one.local.name, isType: false }];
    if (one.type === 'ImportSpecifier') {
      const isType = one.importKind === 'type';
      return [{ name: nameOf(one.imported), local: one.local.name, isType }];
    }
    return one.type === 'ExportSpecifier'
      ? [{ name: nameOf(one.local), local: nameOf(one.exported), isType: false }]
      : [];
  });
  return items.length && items.length === node.specifiers.length ? items : undefined;
}

const keywordOf = (node: Declaration): string => {
  const [keyword, kind] =
    node.type === 'ImportDeclaration' ? ['import', node.importKind] : ['export', node.exportKind];
  return kind && kind !== 'value' ? `${keyword} ${kind}` : keyword;
};

interface Rewriting {
  result: MagicString;
  comments: readonly Comment[];
  /** Packages that are used as a whole: their exports are not listed. */
  whole: PeerModule[];
  /** Names that a statement lists, in any package. */
  listed: Set<string>;
}

/** Moves each name to its new package, in as many statements as needed. @returns false if one has none. */
function moveItems(
  { result, comments, listed }: Rewriting,
  node: Declaration,
  module: StringLiteral,
  peer: PeerModule,
  items: readonly Item[],
): boolean {
  const { original } = result;
  const lists = new Map<Successor, string[]>();
  let isAsBefore = true;
  for (const { name, local, isType } of items) {
    const moved = movedExport(peer, name);
    if (!moved) return false;
    const renamed = moved.name === local ? local : `${moved.name} as ${local}`;
    const text = isType ? `type ${renamed}` : renamed;
    lists.set(moved.to, [...(lists.get(moved.to) ?? []), text]);
    isAsBefore &&= moved.name === name;
  }
  for (const { name } of items) listed.add(name);
  const [quote] = original.slice(...spanOf(module));
  if (isAsBefore && lists.size === 1) {
    result.update(...spanOf(module), `${quote}${[...lists.keys()][0]}${quote}`);
    return true;
  }
  const [start, end] = spanOf(node);
  const semicolon = original[end - 1] === ';' ? ';' : '';
  const [indent] = /[ \t]*$/.exec(original.slice(0, start)) ?? [''];
  const lineEnd = original.includes('\r\n') ? '\r\n' : '\n';
  const statements = [...lists].map(
    ([to, names]) =>
      `${keywordOf(node)} { ${names.join(', ')} } from ${quote}${to}${quote}${semicolon}`,
  );
  // Comments between the names move before the new statements.
  const kept = comments
    .map(spanOf)
    .filter(([from, to]) => from >= start && to <= end)
    .map(([from, to]) => original.slice(from, to));
  result.update(start, end, [...kept, ...statements].join(`${lineEnd}${indent}`));
  return true;
}

/** Renames the module that a node names, unless it lacks a name that the node lists. */
function moveModule(rewriting: Rewriting, node: Node): void {
  const module = moduleNamedBy(node);
  const peer = module && peerOf(module.value);
  if (!peer) return;
  if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') {
    const items = itemsOf(node);
    if (items && (moveItems(rewriting, node, module, peer, items) || peer.only)) return;
  }
  // Single files have other exports than the package.
  if (peer.path) return;
  const { result, whole } = rewriting;
  const span = spanOf(module);
  whole.push(peer);
  result.update(...span, result.original.slice(...span).replace(peer.name, peer.to));
}

/** Notes names that a package used as a whole lacks. */
const notesOnNames = (text: string, { whole, listed }: Rewriting): Note[] =>
  whole.flatMap((peer) =>
    [...(peer.inFetchApi ?? []), ...Object.keys(peer.renamed ?? {})].flatMap((name) => {
      const index = text.search(new RegExp(`\\b${name}\\b`));
      const moved = movedExport(peer, name);
      const message = `${name} of ${peer.name} is ${moved?.name} of ${moved?.to}.`;
      return index < 0 || listed.has(name) ? [] : [{ line: lineAt(text, index), message }];
    }),
  );

/**
 * Moves a JavaScript or TypeScript source.
 *
 * @throws {Error} if it does not parse before or after the change.
 */
export function moveSource(before: string, path: string): Transformed {
  const { program, comments } = parseSource(before, path);
  const result = new MagicString(before);
  const rewriting: Rewriting = { result, comments: comments ?? [], whole: [], listed: new Set() };
  traverseFast(program, (node) => moveModule(rewriting, node));
  const text = result.toString();
  const moved = parseSource(text, path);
  const modules = new Set<string>();
  traverseFast(moved.program, (node) => void modules.add(moduleNamedBy(node)?.value ?? ''));
  const notes = [...trapsInElements(moved), ...notesOnNames(text, rewriting)];
  return { text, notes, modules: [...modules] };
}
