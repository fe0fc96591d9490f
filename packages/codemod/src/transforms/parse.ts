import { type ParserPlugin, parse } from '@babel/parser';
import type { File, Node, StringLiteral } from '@babel/types';

/** Calls of Node, Jest and Vitest whose first argument is a module. */
const MODULE_CALLS =
  /^(require|resolve|(un|do|doUn|dont|set)?mock|unstable_mockModule|require(Actual|Mock)|(create|gen)MockFromModule|import(Actual|Mock))$/i;

function pluginsFor(file: string): ParserPlugin[] {
  if (/\.[cm]?ts$/.test(file)) return ['typescript'];
  if (/\.[cm]?tsx$/.test(file)) return ['typescript', 'jsx'];
  return ['flow', 'jsx', 'exportDefaultFrom'];
}

/** Syntax of TypeScript, or of proposals, that the parser does not read by default. */
const SYNTAX: readonly ParserPlugin[] = [
  // Also allows decorators before parameters, as Angular has them.
  'decorators-legacy',
  'decoratorAutoAccessors',
  'deferredImportEvaluation',
  'deprecatedImportAssert',
  'sourcePhaseImports',
];

/** @throws {SyntaxError} with line and column if the source does not parse. */
export const parseSource = (text: string, file: string): File =>
  parse(text, {
    sourceType: 'unambiguous',
    allowReturnOutsideFunction: true,
    allowImportExportEverywhere: true,
    allowUndeclaredExports: true,
    plugins: [...pluginsFor(file), ...SYNTAX],
  });

export const nameOf = (node: Node | null | undefined): string =>
  node?.type === 'StringLiteral' ? node.value : node?.type === 'Identifier' ? node.name : '';

/** Returns the name of the called function: `f` in `f()` and in `a.f()`. */
export function calleeName(node: Node): string {
  if (node.type !== 'CallExpression') return '';
  if (node.callee.type === 'Import') return 'require';
  return nameOf(node.callee.type === 'MemberExpression' ? node.callee.property : node.callee);
}

/** Finds the string with which a statement, call or type names a module. */
export function moduleNamedBy(node: Node): StringLiteral | undefined {
  const named = {
    ImportDeclaration: 'source',
    ExportNamedDeclaration: 'source',
    ExportAllDeclaration: 'source',
    TSExternalModuleReference: 'expression',
    TSModuleDeclaration: 'id',
    TSImportType: 'argument',
  }[node.type as string];
  const module: Node | undefined = named
    ? Reflect.get(node, named)
    : node.type === 'CallExpression' && MODULE_CALLS.test(calleeName(node))
      ? node.arguments[0]
      : undefined;
  return module?.type === 'StringLiteral' ? module : undefined;
}
