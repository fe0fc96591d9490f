import { type File, type Node, type StringLiteral, traverseFast } from '@babel/types';
import { Rewriting } from './rewriting.ts';
import {
  calleeName,
  nameOf,
  rewriteExport,
  rewriteImport,
  rewriteVariables,
} from './statements.ts';
import { movedExport, peerOf } from './successors.ts';

/** Calls that name a module in their first argument: Node's, Jest's, Vitest's. */
const MODULE_CALLS =
  /^(require|resolve|mock|unmock|doMock|doUnmock|dontMock|requireActual|requireMock|importActual|importMock)$/;

/** The module that an expression or declaration names, if it names one. */
function moduleNamedBy(node: Node): Node | undefined {
  if (node.type === 'ExportAllDeclaration' || node.type === 'ImportExpression') return node.source;
  if (node.type === 'TSExternalModuleReference') return node.expression;
  if (node.type === 'TSModuleDeclaration') return node.id;
  if (node.type !== 'CallExpression') return undefined;
  const isModule = node.callee.type === 'Import' || MODULE_CALLS.test(calleeName(node));
  return isModule ? node.arguments[0] : undefined;
}

/** `import('…').IGif` in a type. */
function rewriteImportType(
  source: StringLiteral,
  qualifier: Node | null | undefined,
  rewriting: Rewriting,
) {
  const peer = peerOf(source.value);
  const name = qualifier?.type === 'Identifier' ? qualifier.name : undefined;
  const moved = peer && name && movedExport(peer.name, name);
  if (!moved || !qualifier) return rewriting.renameWhole(source);
  rewriting.rename(source, moved.to);
  if (moved.name !== name) rewriting.replace(qualifier, moved.name);
}

/** The edits of one file, so that it imports from our packages. */
export function rewriteSource(text: string, file: File): Rewriting {
  const rewriting = new Rewriting(text);
  traverseFast(file.program, (node) => {
    if (node.type === 'ImportDeclaration') rewriteImport(node, rewriting);
    else if (node.type === 'ExportNamedDeclaration') rewriteExport(node, rewriting);
    else if (node.type === 'VariableDeclaration') rewriteVariables(node, rewriting);
    else if (node.type === 'TSImportType' && node.argument.type === 'StringLiteral') {
      rewriteImportType(node.argument, node.qualifier, rewriting);
    }
    const named = moduleNamedBy(node);
    if (named?.type === 'StringLiteral' && !rewriting.isDone(named)) rewriting.renameWhole(named);
    if (node.type === 'StringLiteral' && !rewriting.isDone(node) && peerOf(nameOf(node))) {
      rewriting.note(
        node,
        `${node.value} is named as a string: change it where it means the package.`,
      );
    }
  });
  return rewriting;
}
