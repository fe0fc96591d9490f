import type {
  CallExpression,
  ExportNamedDeclaration,
  ImportDeclaration,
  Node,
  VariableDeclaration,
} from '@babel/types';
import { peerOf } from '../peer/successors.ts';
import type { ListItem } from './import-list.ts';
import type { Rewriting } from './rewriting.ts';

export const nameOf = (node: Node): string =>
  node.type === 'StringLiteral' ? node.value : node.type === 'Identifier' ? node.name : '';

/** The name of the function that is called: `f` in `f()` and in `a.f()`. */
export function calleeName({ callee }: CallExpression): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' ? nameOf(callee.property) : '';
}

export function rewriteImport(node: ImportDeclaration, rewriting: Rewriting): void {
  const peer = peerOf(node.source.value);
  const isWhole = node.specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
  if (!peer || isWhole || !node.specifiers.length) {
    rewriting.renameWhole(node.source);
    return;
  }
  const items = node.specifiers.map((specifier): ListItem => {
    const local = specifier.local.name;
    if (specifier.type === 'ImportSpecifier') {
      const { importKind } = specifier;
      const kind = importKind && importKind !== 'value' ? `${importKind} ` : '';
      return { kind, name: nameOf(specifier.imported), local, text: rewriting.slice(specifier) };
    }
    return { kind: '', name: 'default', local, text: undefined };
  });
  const kind = node.importKind === 'value' ? undefined : node.importKind;
  const keyword = kind ? `import ${kind}` : 'import';
  rewriting.renameList(
    { statement: node, source: node.source, items },
    (list, from) => `${keyword} ${list} from ${from}`,
  );
}

export function rewriteExport(node: ExportNamedDeclaration, rewriting: Rewriting): void {
  const { source, specifiers } = node;
  if (!source) return;
  const items = specifiers.flatMap((specifier): ListItem[] => {
    if (specifier.type !== 'ExportSpecifier') return [];
    const [name, local] = [nameOf(specifier.local), nameOf(specifier.exported)];
    return [{ kind: '', name, local, text: rewriting.slice(specifier) }];
  });
  const keyword = node.exportKind === 'type' ? 'export type' : 'export';
  if (items.length < specifiers.length) rewriting.renameWhole(source);
  else
    rewriting.renameList(
      { statement: node, source, items },
      (list, from) => `${keyword} ${list} from ${from}`,
    );
}

/** `const { a, b } = require('…')` or `await import('…')`: as an import with names. */
export function rewriteVariables(node: VariableDeclaration, rewriting: Rewriting): void {
  const [declarator, ...others] = node.declarations;
  const { id, init } = declarator ?? {};
  if (others.length || id?.type !== 'ObjectPattern' || !init) return;
  const call = init.type === 'AwaitExpression' ? init.argument : init;
  if (call.type !== 'CallExpression') return;
  const [source] = call.arguments;
  if (source?.type !== 'StringLiteral' || !peerOf(source.value)) return;
  if (call.callee.type !== 'Import' && calleeName(call) !== 'require') return;
  const items = id.properties.flatMap((property): ListItem[] => {
    if (property.type !== 'ObjectProperty' || property.computed) return [];
    const local = rewriting.slice(property.value);
    return [
      { kind: '', name: nameOf(property.key), local, text: rewriting.slice(property), joint: ': ' },
    ];
  });
  // `...rest` takes all other names, which are not known here.
  if (items.length < id.properties.length) return;
  rewriting.renameList({ statement: node, source, items, listEnd: init.start }, (list, from) => {
    const value = rewriting.slice(init).replace(rewriting.slice(source), from);
    return `${node.kind} ${list} = ${value}`;
  });
}
