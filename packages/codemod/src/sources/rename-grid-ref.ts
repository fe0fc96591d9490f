import { type File, type Node, traverseFast } from '@babel/types';
import type { Edit } from '../edit/edits.ts';
import { lineEndOf } from './source-text.ts';

const COMPONENTS = /^@(giphy|gifkit)\/react-components$/;

/**
 * The ref of a grid was an instance of its class and is a `GridHandle` now: `useRef<Grid>(null)` becomes
 * `useRef<GridHandle>(null)`,
 * and the type is imported beside the component.
 */
export function renameGridRef(text: string, file: File): Edit[] {
  const edits: Edit[] = [];
  const types: Node[] = [];
  let grid: string | undefined;
  let after: Node | undefined;
  let hasHandle = false;
  let isTypeImport = false;
  traverseFast(file.program, (node) => {
    if (node.type === 'ImportDeclaration' && COMPONENTS.test(node.source.value)) {
      for (const specifier of node.specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
          continue;
        if (specifier.imported.name === 'GridHandle') hasHandle = true;
        if (specifier.imported.name !== 'Grid') continue;
        grid = specifier.local.name;
        after = specifier;
        isTypeImport = node.importKind === 'type';
      }
    }
    if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier')
      types.push(node.typeName);
  });
  for (const type of types) {
    if (!grid || type.type !== 'Identifier' || type.name !== grid) continue;
    edits.push({ start: type.start ?? 0, end: type.end ?? 0, text: 'GridHandle' });
  }
  if (edits.length && after && !hasHandle) {
    const end = after.end ?? 0;
    const lineStart = text.lastIndexOf('\n', after.start ?? 0) + 1;
    const before = text.slice(lineStart, after.start ?? 0);
    const joint = /^[ \t]*$/.test(before) && lineStart > 0 ? `,${lineEndOf(text)}${before}` : ', ';
    edits.push({ start: end, end, text: `${joint}${isTypeImport ? '' : 'type '}GridHandle` });
  }
  return edits;
}
