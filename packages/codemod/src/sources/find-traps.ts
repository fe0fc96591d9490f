import { type File, traverseFast } from '@babel/types';
import type { Note } from '../peer/note.ts';
import type { Imports } from './nodes.ts';
import { TRAPS } from './traps.ts';

const OURS_OR_THEIRS = /^@(giphy|gifkit)\//;

function importsOf(file: File): Imports {
  const imports = new Map<string, { source: string; name: string }>();
  traverseFast(file.program, (node) => {
    if (node.type !== 'ImportDeclaration' || !OURS_OR_THEIRS.test(node.source.value)) return;
    for (const specifier of node.specifiers) {
      const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : specifier.local;
      const name = imported.type === 'Identifier' ? imported.name : imported.value;
      imports.set(specifier.local.name, { source: node.source.value, name });
    }
  });
  return imports;
}

/** Finds what behaves differently than before, in a file that uses the packages or tests such a file. */
export function findTraps(text: string, file: File): Note[] {
  if (!/giphy|gifkit/i.test(text)) return [];
  const imports = importsOf(file);
  const notes = new Map<string, Note>();
  traverseFast(file.program, (node) => {
    for (const { message, at } of TRAPS) {
      if (!at(node, imports)) continue;
      const line = node.loc?.start.line ?? 1;
      notes.set(`${line} ${message}`, { line, message });
    }
  });
  return [...notes.values()];
}

/** The same for a style sheet. */
export const findTrapsInStyles = (text: string): Note[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      /\.giphy-gif(?![\w-])/.test(line) && TRAPS[0]
        ? [{ line: index + 1, message: TRAPS[0].message }]
        : [],
    );
