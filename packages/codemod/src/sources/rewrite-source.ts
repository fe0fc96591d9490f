import { type File, type Node, traverseFast } from '@babel/types';
import { mentionAdvice, mentionsPeer } from '../peer/module-settings.ts';
import { defaultExport, movedExport, peerOf } from '../peer/successors.ts';
import { rewriteSetting } from './code-settings.ts';
import { rewriteComments } from './rewrite-comments.ts';
import { type ModuleName, moduleNameOf, Rewriting } from './rewriting.ts';
import { calleeName, rewriteExport, rewriteImport, rewriteVariables } from './statements.ts';

/** Calls that name a module in their first argument: Node's, Jest's, Vitest's. */
const MODULE_CALLS =
  /^(require|resolve|(un|do|doUn|dont|set)?mock|unstable_mockModule|require(Actual|Mock)|(create|gen)MockFromModule|import(Actual|Mock))$/i;

/** The module that an expression or declaration names, if it names one. */
function moduleNamedBy(node: Node): Node | undefined {
  if (node.type === 'ExportAllDeclaration' || node.type === 'ImportExpression') return node.source;
  if (node.type === 'TSExternalModuleReference') return node.expression;
  if (node.type === 'TSModuleDeclaration') return node.id;
  if (node.type !== 'CallExpression') return undefined;
  const isModule = node.callee.type === 'Import' || MODULE_CALLS.test(calleeName(node));
  return isModule ? node.arguments[0] : undefined;
}

const isModuleName = (node: Node | undefined): node is ModuleName =>
  node?.type === 'StringLiteral' ||
  (node?.type === 'TemplateLiteral' && node.expressions.length === 0);

/** `import('…').IGif` in a type. */
function rewriteImportType(
  source: ModuleName,
  qualifier: Node | null | undefined,
  rewriting: Rewriting,
): void {
  const peer = peerOf(moduleNameOf(source));
  const name = qualifier?.type === 'Identifier' ? qualifier.name : undefined;
  const known = name === 'default' && peer ? defaultExport(peer.name, peer.file) : name;
  const moved = peer && !peer.asset && known ? movedExport(peer.name, known) : undefined;
  if (moved && qualifier) {
    rewriting.rename(source, moved.to);
    if (moved.name !== name) rewriting.replace(qualifier, moved.name);
  } else rewriting.renameWhole(source);
}

/** What a text in code says; of a pattern, how it is written. */
function textOf(node: Node): string {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'TemplateElement') return node.value.cooked ?? node.value.raw;
  return node.type === 'RegExpLiteral' ? node.pattern : '';
}

interface Options {
  /** Whether the file is settings of a tool. */
  isConfig: boolean;
}

/** The edits of one file, so that it imports from our packages. */
export function rewriteSource(text: string, file: File, { isConfig }: Options): Rewriting {
  const rewriting = new Rewriting({ text, comments: file.comments ?? [] });
  traverseFast(file.program, (node) => {
    if (node.type === 'ImportDeclaration') rewriteImport(node, rewriting);
    else if (node.type === 'ExportNamedDeclaration') rewriteExport(node, rewriting);
    else if (node.type === 'VariableDeclaration') rewriteVariables(node, rewriting);
    else if (node.type === 'ObjectProperty' && isConfig) rewriteSetting(node, rewriting);
    else if (node.type === 'TSImportType' && isModuleName(node.argument)) {
      rewriteImportType(node.argument, node.qualifier, rewriting);
    }
    const named = moduleNamedBy(node);
    if (isModuleName(named) && !rewriting.isDone(named)) rewriting.renameWhole(named);
    if (!rewriting.isDone(node) && mentionsPeer(textOf(node))) {
      rewriting.note(node, mentionAdvice(textOf(node)));
    }
  });
  rewriting.noteMissed();
  rewriteComments(rewriting);
  return rewriting;
}
