import { type ParserPlugin, parse } from '@babel/parser';
import { type Comment, type File, type Node, type StringLiteral, traverseFast } from '@babel/types';
import MagicString from 'magic-string';
import {
  exportsElsewhere,
  mentionAdvice,
  mentionsPeer,
  movedExport,
  moveSettings,
  type PeerModule,
  peerOf,
  SETTINGS,
  type Successor,
  successorsIn,
} from '../peer.ts';
import { notesOnStubs } from './json.ts';
import { lineAt, type Note, type Transformed } from './transform.ts';
import { findTraps } from './traps.ts';

/** Calls of Node, Jest and Vitest whose first argument is a module. */
const MODULE_CALLS =
  /^(require|resolve|(un|do|doUn|dont|set)?mock|unstable_mockModule|require(Actual|Mock)|(create|gen)MockFromModule|import(Actual|Mock))$/i;

const COMPONENTS = '@gifkit/react-components';

function pluginsFor(file: string): ParserPlugin[] {
  if (/\.[cm]?ts$/.test(file)) return ['typescript'];
  if (/\.[cm]?tsx$/.test(file)) return ['typescript', 'jsx'];
  return ['flow', 'jsx', 'exportDefaultFrom'];
}

/** @throws {SyntaxError} with line and column if the source does not parse. */
function parseSource(text: string, file: string): File {
  const parseWith = (decorators: ParserPlugin) =>
    parse(text, {
      sourceType: 'unambiguous',
      allowReturnOutsideFunction: true,
      allowImportExportEverywhere: true,
      allowUndeclaredExports: true,
      plugins: [...pluginsFor(file), decorators],
    });
  try {
    return parseWith('decorators');
  } catch (error) {
    try {
      // TypeScript's `experimentalDecorators` also allow decorators before parameters.
      return parseWith('decorators-legacy');
    } catch {
      throw error;
    }
  }
}

const sourcePosition = ({ start, end }: Node | Comment) => ({ start: start ?? 0, end: end ?? 0 });

const nameOf = (node: Node | null | undefined): string =>
  node?.type === 'StringLiteral' ? node.value : node?.type === 'Identifier' ? node.name : '';

/** Returns the name of the called function: `f` in `f()` and in `a.f()`. */
function calleeName(node: Node): string {
  if (node.type !== 'CallExpression') return '';
  if (node.callee.type === 'Import') return 'require';
  return nameOf(node.callee.type === 'MemberExpression' ? node.callee.property : node.callee);
}

/** Finds the module that a node names with a string or a template without expressions. */
function moduleNamedBy(node: Node): { node: Node; name: string } | undefined {
  const named = {
    ImportDeclaration: 'source',
    ExportNamedDeclaration: 'source',
    ExportAllDeclaration: 'source',
    ImportExpression: 'source',
    TSExternalModuleReference: 'expression',
    TSModuleDeclaration: 'id',
    TSImportType: 'argument',
  }[node.type as string];
  const module: Node | undefined = named
    ? Reflect.get(node, named)
    : node.type === 'CallExpression' && MODULE_CALLS.test(calleeName(node))
      ? node.arguments[0]
      : undefined;
  if (module?.type === 'StringLiteral') return { node: module, name: module.value };
  if (module?.type !== 'TemplateLiteral' || module.expressions.length) return undefined;
  return { node: module, name: module.quasis[0]?.value.cooked ?? '' };
}

interface Item {
  name: string;
  local: string;
  /** Source text; undefined for a specifier outside the braces. */
  text: string | undefined;
  /** `type ` if only this specifier has it. */
  kind?: string;
}

interface Listing {
  source: StringLiteral;
  items: Item[];
  joint: ' as ' | ': ';
  write: (list: string, source: string) => string;
}

/** Parses `import { a } from`, `export { a } from`, `const { a } = require()` and `= await import()`. */
function listingOf(node: Node, slice: (node: Node) => string): Listing | undefined {
  if (node.type === 'ImportDeclaration') {
    const items = node.specifiers.map((one): Item => {
      const local = one.local.name;
      if (one.type !== 'ImportSpecifier') return { name: 'default', local, text: undefined };
      const kind = one.importKind === 'type' || one.importKind === 'typeof';
      return {
        name: nameOf(one.imported),
        local,
        text: slice(one),
        kind: kind ? `${one.importKind} ` : '',
      };
    });
    const isWhole = node.specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
    if (isWhole) return undefined;
    const { importKind } = node;
    const kind = importKind && importKind !== 'value' ? `${importKind} ` : '';
    const write = (list: string, from: string) => `import ${kind}${list} from ${from}`;
    return { source: node.source, items, joint: ' as ', write };
  }
  if (node.type === 'ExportNamedDeclaration' && node.source) {
    const items = node.specifiers.flatMap((one): Item[] =>
      one.type === 'ExportSpecifier'
        ? [{ name: nameOf(one.local), local: nameOf(one.exported), text: slice(one) }]
        : [],
    );
    if (items.length < node.specifiers.length) return undefined;
    const kind = node.exportKind === 'type' ? 'type ' : '';
    const write = (list: string, from: string) => `export ${kind}${list} from ${from}`;
    return { source: node.source, items, joint: ' as ', write };
  }
  if (node.type !== 'VariableDeclaration') return undefined;
  const [declarator, ...others] = node.declarations;
  const { id, init } = declarator ?? {};
  const call = init?.type === 'AwaitExpression' ? init.argument : init;
  if (others.length || id?.type !== 'ObjectPattern' || !init || call?.type !== 'CallExpression')
    return undefined;
  const [source] = call.arguments;
  if (calleeName(call) !== 'require' || source?.type !== 'StringLiteral') return undefined;
  const items = id.properties.flatMap((one): Item[] =>
    one.type === 'ObjectProperty' && !one.computed
      ? [{ name: nameOf(one.key), local: slice(one.value), text: slice(one) }]
      : [],
  );
  // The names in `...rest` are unknown.
  if (items.length < id.properties.length) return undefined;
  const write = (list: string, from: string) =>
    `${node.kind} ${list} = ${slice(init).replace(slice(source), from)}`;
  return { source, items, joint: ': ', write };
}

class Rewriting {
  readonly result: MagicString;
  readonly whole = new Map<string, PeerModule>();
  readonly listed = new Set<string>();
  readonly #text: string;
  readonly #file: File;
  readonly #done = new Set<Node>();

  constructor(text: string, file: File) {
    this.#text = text;
    this.#file = file;
    this.result = new MagicString(text);
  }

  readonly slice = (node: Node): string => {
    const { start, end } = sourcePosition(node);
    return this.#text.slice(start, end);
  };

  #replace(node: Node, text: string): void {
    const { start, end } = sourcePosition(node);
    this.result.update(start, end, text);
    this.#done.add(node);
  }

  #requote(node: Node, text: string): void {
    const quote = this.slice(node)[0];
    this.#replace(node, `${quote}${text}${quote}`);
  }

  /** Moves each name to its new package, in as many statements as needed. @returns true if it did. */
  moveList(statement: Node): boolean {
    const listing = listingOf(statement, this.slice);
    const peer = listing && peerOf(listing.source.value);
    if (!listing?.items.length || !peer || peer.asset) return false;
    const { source, items, joint, write } = listing;
    const lists = new Map<Successor, string[]>();
    let isAsBefore = true;
    for (const { name, local, text, kind = '' } of items) {
      const moved = movedExport(peer, name);
      if (!moved) return false;
      const isSame = text !== undefined && moved.name === name;
      const renamed = kind + (moved.name === local ? local : moved.name + joint + local);
      lists.set(moved.to, [...(lists.get(moved.to) ?? []), isSame ? text : renamed]);
      isAsBefore &&= isSame;
      this.listed.add(name);
    }
    const [first = peer.to] = lists.keys();
    if (isAsBefore && lists.size === 1) {
      this.#requote(source, first);
      return true;
    }
    const { start, end } = sourcePosition(statement);
    const quote = this.slice(source)[0];
    const semicolon = this.#text[end - 1] === ';' ? ';' : '';
    const [indent] = /[ \t]*$/.exec(this.#text.slice(0, start)) ?? [''];
    const lineEnd = this.#text.includes('\r\n') ? '\r\n' : '\n';
    const statements = [...lists].map(
      ([to, names]) => write(`{ ${names.join(', ')} }`, `${quote}${to}${quote}`) + semicolon,
    );
    // Comments between split names move before the new statements.
    const comments = (this.#file.comments ?? []).flatMap((comment) => {
      const place = sourcePosition(comment);
      const own = this.#text.slice(place.start, place.end);
      const isOutside = place.start < start || place.end > end;
      return isOutside || statements.every((text) => text.includes(own)) ? [] : [own];
    });
    this.#replace(statement, [...comments, ...statements].join(`${lineEnd}${indent}`));
    this.#done.add(source);
    return true;
  }

  /** Moves `import('…').IGif` in a type. */
  moveImportType(node: Node): void {
    if (node.type !== 'TSImportType' || node.qualifier?.type !== 'Identifier') return;
    const module = moduleNamedBy(node);
    const peer = peerOf(module?.name ?? '');
    const moved = peer && !peer.asset && movedExport(peer, node.qualifier.name);
    if (!module || !moved) return;
    this.#requote(module.node, moved.to);
    if (moved.name !== node.qualifier.name) this.#replace(node.qualifier, moved.name);
  }

  /** Renames the default export of a file: `import('…/grid')`, `require('…/grid').default`. */
  moveDefault(node: Node): void {
    const isMember = node.type === 'MemberExpression' && nameOf(node.property) === 'default';
    const call = isMember ? node.object : node;
    const module = moduleNamedBy(call);
    const peer = peerOf(module?.name ?? '');
    const moved = peer?.file && movedExport(peer, 'default');
    if (!module || !moved || this.#done.has(module.node)) return;
    if (call.type !== 'CallExpression' || (call.callee.type === 'Import') === isMember) return;
    // Keeps `default` for later access, for example by React.lazy.
    if (isMember) this.#replace(node.property, moved.name);
    else
      this.result.appendLeft(
        sourcePosition(call).end,
        `.then((all) => ({ ...all, default: all.${moved.name} }))`,
      );
    this.#requote(module.node, moved.to);
  }

  moveModule(node: Node): void {
    const module = moduleNamedBy(node);
    const peer = peerOf(module?.name ?? '');
    if (!module || !peer || this.#done.has(module.node)) return;
    // Imports of single files only get a note, because the package has other exports.
    if (peer.file || (peer.asset && peer.asset !== 'package.json')) return;
    this.#requote(module.node, peer.asset ? `${peer.to}/${peer.asset}` : peer.to);
    if (!peer.asset) this.whole.set(peer.name, peer);
  }

  /**
   * Moves types in JSDoc, `import('@giphy/js-types').IGif`, and `/// <reference types="@giphy/js-types" />`.
   */
  moveComments(): void {
    for (const comment of this.#file.comments ?? []) {
      const { start, end } = sourcePosition(comment);
      const text = this.#text.slice(start, end);
      const moved = text
        .replaceAll(
          /\bimport\(\s*(["'])(@giphy\/[^"']+)\1\s*\)(?:\s*\.\s*([\w$]+))?/g,
          (all, quote: string, module: string, name?: string) => {
            const peer = peerOf(module);
            if (!peer || peer.asset) return all;
            const own = name ? movedExport(peer, name) : { to: peer.to, name: '' };
            if (!own) return all;
            return `import(${quote}${own.to}${quote})${name ? `.${own.name}` : ''}`;
          },
        )
        .replace(
          /^(\/\/\/\s*<reference\s+types=")([^"]+)/,
          (all, before: string, module: string) => {
            const peer = peerOf(module);
            return peer && !peer.asset ? before + peer.to : all;
          },
        );
      // Skips comments that moved with a split statement.
      const isMoved = [...this.#done]
        .map(sourcePosition)
        .some((one) => one.start < start && one.end > end);
      if (moved !== text && !isMoved) this.result.update(start, end, moved);
    }
  }

  /** Changes the type of a grid's ref from the class to `GridHandle`: `useRef<GridHandle>(null)`. */
  moveGridRefs(): void {
    let grid: { specifier: Node; local: string; isType: boolean } | undefined;
    let hasHandle = false;
    const refs: Node[] = [];
    traverseFast(this.#file.program, (node) => {
      if (node.type === 'ImportDeclaration' && peerOf(node.source.value)?.to === COMPONENTS) {
        for (const specifier of node.specifiers) {
          if (specifier.type !== 'ImportSpecifier') continue;
          hasHandle ||= nameOf(specifier.imported) === 'GridHandle';
          if (nameOf(specifier.imported) !== 'Grid') continue;
          const isType = node.importKind === 'type';
          grid = { specifier, local: specifier.local.name, isType };
        }
      }
      if (node.type === 'TSTypeReference') refs.push(node.typeName);
    });
    const own = refs.filter((ref) => grid && nameOf(ref) === grid.local);
    for (const ref of own) this.#replace(ref, 'GridHandle');
    if (!grid || !own.length || hasHandle) return;
    const { end } = sourcePosition(grid.specifier);
    this.result.appendLeft(end, `, ${grid.isType ? '' : 'type '}GridHandle`);
  }
}

function notesOn(text: string, file: File, { whole, listed }: Rewriting): Note[] {
  const notes = findTraps(text, file);
  const add = (offset: number, message: string) =>
    notes.push({ line: lineAt(text, offset), message });
  traverseFast(file.program, (node) => {
    const own =
      node.type === 'TemplateElement'
        ? node.value.raw
        : node.type === 'RegExpLiteral'
          ? node.pattern
          : node.type === 'StringLiteral'
            ? node.value
            : '';
    const peer = peerOf(own);
    const path = peer?.asset ?? peer?.file;
    const known = peer?.file ? movedExport(peer, 'default') : undefined;
    if (known)
      add(
        sourcePosition(node).start,
        `${known.to} has no ${path}: import ${known.name} from it, and add ...jest.requireActual('${known.to}') to a mock.`,
      );
    else if (path)
      add(sourcePosition(node).start, `${peer?.to} has no ${path}: import named exports instead.`);
    else if (mentionsPeer(own)) add(sourcePosition(node).start, mentionAdvice(own));
  });
  for (const comment of file.comments ?? []) {
    const { start, end } = sourcePosition(comment);
    for (const { 0: name, index } of text.slice(start, end).matchAll(/@giphy\/[^"'\s]+/g)) {
      add(start + index, `${name} is named in a comment: change it if a tool reads it.`);
    }
  }
  for (const peer of whole.values()) {
    for (const name of exportsElsewhere(peer.name)) {
      const { index } = new RegExp(`\\b${name}\\b`).exec(text) ?? {};
      if (index === undefined || listed.has(name)) continue;
      add(index, `${name} moved to ${movedExport(peer, name)?.to}.`);
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
  rewriting.moveGridRefs();
  traverseFast(file.program, (node) => {
    if (rewriting.moveList(node)) return;
    rewriting.moveImportType(node);
    rewriting.moveDefault(node);
    rewriting.moveModule(node);
  });
  rewriting.moveComments();
  const moved = rewriting.result.toString();
  const isSettings = SETTINGS.test(path);
  const text = isSettings ? moveSettings(moved, before) : moved;
  try {
    const notes = notesOn(text, parseSource(text, path), rewriting);
    if (isSettings) notes.push(...notesOnStubs(text));
    return { text, notes, used: successorsIn(text) };
  } catch (error) {
    throw new Error(`does not parse after the change: ${(error as Error).message}`);
  }
}
