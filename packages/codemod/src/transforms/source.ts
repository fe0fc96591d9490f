import {
  type ExportNamedDeclaration,
  type File,
  type ImportDeclaration,
  type Node,
  traverseFast,
} from '@babel/types';
import MagicString from 'magic-string';
import { mentionAdvice, movedExport, type PeerModule, peerOf, type Successor } from '../peer.ts';
import { moduleNamedBy, nameOf, parseSource, sourcePosition } from './parse.ts';
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

class Rewriting {
  readonly result: MagicString;
  /** Packages that are used as a whole: their exports are not listed. */
  readonly whole: PeerModule[] = [];
  readonly listed = new Set<string>();
  readonly #text: string;
  readonly #file: File;

  constructor(text: string, file: File) {
    this.#text = text;
    this.#file = file;
    this.result = new MagicString(text);
  }

  #slice(node: Node): string {
    const { start, end } = sourcePosition(node);
    return this.#text.slice(start, end);
  }

  #replace(node: Node, text: string): void {
    const { start, end } = sourcePosition(node);
    this.result.update(start, end, text);
  }

  /** Renames the module that a node names, unless it lacks a name that the node lists. */
  move(node: Node): void {
    const module = moduleNamedBy(node);
    const peer = module && peerOf(module.value);
    if (!peer) return;
    if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') {
      const items = itemsOf(node);
      if (items && this.#moveItems(node, module, peer, items)) return;
      if (items && peer.only) return;
    }
    // Single files have other exports than the package.
    if (peer.path) return;
    this.whole.push(peer);
    this.#replace(module, this.#slice(module).replace(peer.name, peer.to));
  }

  /** Moves each name to its new package, in as many statements as needed. @returns false if one has none. */
  #moveItems(node: Declaration, module: Node, peer: PeerModule, items: readonly Item[]): boolean {
    const lists = new Map<Successor, string[]>();
    let isAsBefore = true;
    for (const { name, local, node: own, kind } of items) {
      const moved = movedExport(peer, name);
      if (!moved) return false;
      const isSame = moved.name === name;
      const renamed = kind + (moved.name === local ? local : `${moved.name} as ${local}`);
      lists.set(moved.to, [...(lists.get(moved.to) ?? []), isSame ? this.#slice(own) : renamed]);
      isAsBefore &&= isSame;
    }
    for (const { name } of items) this.listed.add(name);
    const [quote] = this.#slice(module);
    if (isAsBefore && lists.size === 1) {
      this.#replace(module, `${quote}${[...lists.keys()][0]}${quote}`);
      return true;
    }
    const { start, end } = sourcePosition(node);
    const isImport = node.type === 'ImportDeclaration';
    const kind = isImport ? node.importKind : node.exportKind;
    const keyword = `${isImport ? 'import' : 'export'} ${kind && kind !== 'value' ? `${kind} ` : ''}`;
    const semicolon = this.#text[end - 1] === ';' ? ';' : '';
    const [indent] = /[ \t]*$/.exec(this.#text.slice(0, start)) ?? [''];
    const lineEnd = this.#text.includes('\r\n') ? '\r\n' : '\n';
    const statements = [...lists].map(
      ([to, names]) => `${keyword}{ ${names.join(', ')} } from ${quote}${to}${quote}${semicolon}`,
    );
    // Comments between split names move before the new statements.
    const comments = (this.#file.comments ?? []).flatMap((comment) => {
      const place = sourcePosition(comment);
      const own = this.#text.slice(place.start, place.end);
      const isOutside = place.start < start || place.end > end;
      return isOutside || statements.every((text) => text.includes(own)) ? [] : [own];
    });
    this.#replace(node, [...comments, ...statements].join(`${lineEnd}${indent}`));
    return true;
  }
}

const textOf = (node: Node): string => {
  if (node.type === 'TemplateElement') return node.value.raw;
  if (node.type === 'RegExpLiteral') return node.pattern;
  return node.type === 'StringLiteral' ? node.value : '';
};

function adviceOn(text: string): string | undefined {
  const peer = peerOf(text);
  if (!peer?.path || peer.path === 'package.json') return mentionAdvice(text);
  const known = movedExport(peer, 'default');
  if (!known) return `${peer.to} has no ${peer.path}: import named exports instead.`;
  return `${known.to} has no ${peer.path}: import ${known.name} from it, and add ...jest.requireActual('${known.to}') to a mock.`;
}

function notesOn(text: string, file: File, { whole, listed }: Rewriting): Note[] {
  const notes = findTraps(text, file);
  const add = (offset: number, message: string) =>
    notes.push({ line: lineAt(text, offset), message });
  traverseFast(file.program, (node) => {
    const advice = adviceOn(textOf(node));
    if (advice) add(sourcePosition(node).start, advice);
  });
  for (const comment of file.comments ?? []) {
    const { start, end } = sourcePosition(comment);
    for (const { 0: name, index } of text.slice(start, end).matchAll(/@giphy\/[^"'\s]+/g)) {
      add(start + index, `${name} is named in a comment: change it if a tool reads it.`);
    }
  }
  for (const { to, elsewhere, renamed } of whole) {
    for (const [name, other] of Object.entries({ ...elsewhere, ...renamed })) {
      const { index } = new RegExp(`\\b${name}\\b`).exec(text) ?? {};
      if (index === undefined || listed.has(name)) continue;
      add(
        index,
        other.startsWith('@') ? `${name} moved to ${other}.` : `${name} of ${to} is ${other}.`,
      );
    }
  }
  return notes;
}

/**
 * Moves a JavaScript or TypeScript source.
 *
 * @throws {Error} if it does not parse before or after the change.
 */
export function moveSource(before: string, path: string): Transformed {
  const file = parseSource(before, path);
  const rewriting = new Rewriting(before, file);
  traverseFast(file.program, (node) => rewriting.move(node));
  const text = rewriting.result.toString();
  let moved: File;
  try {
    moved = parseSource(text, path);
  } catch (error) {
    throw new Error(`does not parse after the change: ${(error as Error).message}`);
  }
  const modules = new Set<string>();
  traverseFast(moved.program, (node) => {
    modules.add(moduleNamedBy(node)?.value ?? '');
  });
  return {
    text,
    notes: [...notesOn(text, moved, rewriting), ...notesOnStubs(text, path)],
    modules: [...modules],
  };
}
