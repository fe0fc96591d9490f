import {
  type Comment,
  type ExportNamedDeclaration,
  type ImportDeclaration,
  type Node,
  type StringLiteral,
  traverseFast,
} from '@babel/types';
import MagicString from 'magic-string';
import {
  mentionAdvice,
  movedExport,
  OTHERS,
  type PeerModule,
  peerOf,
  type Successor,
} from '../peer.ts';
import { moduleNamedBy, nameOf, parseSource, spanOf } from './parse.ts';
import { lineAt, type Note, notesOnStubs, type Transformed } from './transform.ts';
import { findTraps } from './traps.ts';

type Declaration = ImportDeclaration | ExportNamedDeclaration;

interface Item {
  name: string;
  local: string;
  node: Node;
  /** `type ` if only this specifier has it. */
  kind: string;
}

/** Returns the names that a statement imports or exports from a module; undefined for `*`. */
function itemsOf(node: Declaration): Item[] | undefined {
  const items = node.specifiers.flatMap((one): Item[] => {
    if (one.type === 'ImportDefaultSpecifier')
      return [{ name: 'default', local: one.local.name, node: one, kind: '' }];
    if (one.type === 'ImportSpecifier') {
      const isType = one.importKind === 'type' || one.importKind === 'typeof';
      const kind = isType ? `${one.importKind} ` : '';
      return [{ name: nameOf(one.imported), local: one.local.name, node: one, kind }];
    }
    return one.type === 'ExportSpecifier'
      ? [{ name: nameOf(one.local), local: nameOf(one.exported), node: one, kind: '' }]
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
  for (const { name, local, node: own, kind } of items) {
    const moved = movedExport(peer, name);
    if (!moved) return false;
    const isSame = moved.name === name;
    const renamed = kind + (moved.name === local ? local : `${moved.name} as ${local}`);
    const text = isSame ? original.slice(...spanOf(own)) : renamed;
    lists.set(moved.to, [...(lists.get(moved.to) ?? []), text]);
    isAsBefore &&= isSame;
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
  // Comments between split names move before the new statements.
  const kept = comments
    .map(spanOf)
    .filter(([from, to]) => from >= start && to <= end)
    .map(([from, to]) => original.slice(from, to))
    .filter((comment) => !statements.every((text) => text.includes(comment)));
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

const textOf = (node: Node): string => {
  if (node.type === 'TemplateElement') return node.value.raw;
  if (node.type === 'RegExpLiteral') return node.pattern;
  return node.type === 'StringLiteral' ? node.value : '';
};

function adviceOn(text: string): string | undefined {
  if (Object.hasOwn(OTHERS, text))
    return `${text} is not moved: see ${OTHERS[text]} of the repository.`;
  const peer = peerOf(text);
  if (!peer?.path || peer.path === 'package.json') return mentionAdvice(text);
  const known = movedExport(peer, 'default');
  if (!known) return `${peer.to} has no ${peer.path}: import named exports instead.`;
  return `${known.to} has no ${peer.path}: import ${known.name} from it, and add ...jest.requireActual('${known.to}') to a mock.`;
}

/** Notes names that a package used as a whole lacks. */
const notesOnNames = (text: string, { whole, listed }: Rewriting): Note[] =>
  whole.flatMap(({ to, elsewhere, renamed }) =>
    Object.entries({ ...elsewhere, ...renamed }).flatMap(([name, other]) => {
      // `export *` may export any of them.
      const use = new RegExp(`\\b${name}\\b|\\bexport\\s*\\*\\s*from\\s*['"]${to}`);
      const { index } = use.exec(text) ?? {};
      if (index === undefined || listed.has(name)) return [];
      const isMoved = other.startsWith('@');
      const message = isMoved ? `${name} moved to ${other}.` : `${name} of ${to} is ${other}.`;
      return [{ line: lineAt(text, index), message }];
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
  const rewriting = { result, comments: comments ?? [], whole: [], listed: new Set<string>() };
  traverseFast(program, (node) => moveModule(rewriting, node));
  const text = result.toString();
  let moved: ReturnType<typeof parseSource>;
  try {
    moved = parseSource(text, path);
  } catch (error) {
    throw new Error(`does not parse after the change: ${(error as Error).message}`);
  }
  const modules = new Set<string>();
  const notes = findTraps(text, moved);
  const add = (offset: number, message: string) =>
    notes.push({ line: lineAt(text, offset), message });
  traverseFast(moved.program, (node) => {
    modules.add(moduleNamedBy(node)?.value ?? '');
    const advice = adviceOn(textOf(node));
    if (advice) add(spanOf(node)[0], advice);
  });
  for (const [start, end] of (moved.comments ?? []).map(spanOf)) {
    for (const { 0: name, index } of text.slice(start, end).matchAll(/@giphy\/[^"'\s]+/g)) {
      add(start + index, `${name} is named in a comment: change it if a tool reads it.`);
    }
  }
  notes.push(...notesOnNames(text, rewriting), ...notesOnStubs(text, path));
  return { text, notes, modules: [...modules] };
}
