import { type Node, traverseFast } from '@babel/types';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movedExport, peerOf } from '../peer.ts';
import { sources } from '../test/any-source.ts';
import { moveSource, nameOf, parseSource } from './source.ts';

const FILE = 'a.ts';

const moved = (text: string): string => moveSource(text, FILE).text;

interface Binding {
  local: string;
  module: string;
  name: string;
}

const textOf = (node: Node | null | undefined): string => (node ? nameOf(node) : '');

/** What a module takes from others, by the names that it has here. */
function bindingsOf(text: string): Binding[] {
  const bindings: Binding[] = [];
  const add = (local: Node, module: Node | null | undefined, name: Node) =>
    bindings.push({ local: textOf(local), module: textOf(module), name: textOf(name) });
  traverseFast(parseSource(text, FILE).program, (node) => {
    if (node.type === 'ImportDeclaration') {
      for (const one of node.specifiers) {
        add(one.local, node.source, one.type === 'ImportSpecifier' ? one.imported : one.local);
      }
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const one of node.specifiers) {
        if (one.type === 'ExportSpecifier') add(one.exported, node.source, one.local);
      }
    } else if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern') {
      const call = node.init?.type === 'CallExpression' ? node.init : undefined;
      for (const one of node.id.properties) {
        if (one.type === 'ObjectProperty') add(one.value, call?.arguments[0], one.key);
      }
    }
  });
  return bindings.sort((a, b) => a.local.localeCompare(b.local));
}

/** Where a name comes from after the move. */
function expectedOf({ local, module, name }: Binding): Binding {
  const peer = peerOf(module);
  if (!peer) return { local, module, name };
  if (local === name) return { local, module: peer.to, name };
  const to = movedExport(peer, name);
  return { local, module: to?.to ?? module, name: to?.name ?? name };
}

const commentsOf = (text: string): string[] =>
  (parseSource(text, FILE).comments ?? []).map(({ value }) => value.trim()).sort();

/** The lines that stand between the statements that move. */
const otherLines = (text: string): string[] =>
  text.split('\n').filter((line) => /^(const other|#!|\/\/ é)|"left"|'left'/.test(line));

const loneLineFeeds = (text: string) => text.match(/(?<!\r)\n/g)?.length ?? 0;

const endOf = (text: string) => /\r?\n$/.exec(text)?.[0];

it('a source in any style takes the same names from where they are now, and nothing else changes', () => {
  fc.assert(
    fc.property(sources, (text) => {
      const result = moved(text);
      expect(bindingsOf(result)).toEqual(bindingsOf(text).map(expectedOf));
      expect(commentsOf(result)).toEqual(commentsOf(text));
      expect(otherLines(result)).toEqual(otherLines(text));
      expect(endOf(result)).toBe(endOf(text));
      if (text.includes('\r\n')) expect(loneLineFeeds(result)).toBe(loneLineFeeds(text));
      if (!text.includes('@giphy/')) expect(result).toBe(text);
      expect(moved(result)).toBe(result);
    }),
    { numRuns: 500 },
  );
});
