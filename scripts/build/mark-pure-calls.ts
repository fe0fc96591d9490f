import { RolldownMagicString } from 'rolldown';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';

/** Marks a call whose result is all that matters: without it, nothing has to run. */
const PURE = '/* @__PURE__ */ ';

/** Their insides run later, or not at all. */
const LATER = [
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
  'ClassBody',
] as const;

/** What a call begins with, if that is a call itself: `a()` of `a().b()`. */
function innerCall(node: ESTree.CallExpression | ESTree.NewExpression): ESTree.Node | undefined {
  let callee: ESTree.Node = node.callee;
  while (callee.type === 'MemberExpression') callee = callee.object;
  return callee.type === 'CallExpression' ? callee : undefined;
}

/**
 * Marks the calls by which a module makes what it declares: `styled.div(…)`, `createContext(…)`. Bundlers then
 * drop what nobody uses of it. Nothing happens on import here, so each such call is there for its result alone;
 * a call that is a statement of its own is there for what it does, and stays as it is.
 *
 * @param code JavaScript, without JSX
 */
export function markPureCalls(id: string, code: string): RolldownMagicString {
  const marked = new RolldownMagicString(code, { filename: id });
  const parts = new Set<ESTree.Node>();
  let later = 0;
  let declarations = 0;
  const mark = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    if (later || !declarations) return;
    const inner = innerCall(node);
    if (inner) parts.add(inner);
    if (!parts.has(node)) marked.appendLeft(node.start, PURE);
  };
  new Visitor({
    ...Object.fromEntries(
      LATER.flatMap((type) => [
        [type, () => later++],
        [`${type}:exit`, () => later--],
      ]),
    ),
    VariableDeclarator: () => declarations++,
    'VariableDeclarator:exit': () => declarations--,
    ExportDefaultDeclaration: () => declarations++,
    'ExportDefaultDeclaration:exit': () => declarations--,
    CallExpression: mark,
    NewExpression: mark,
  }).visit(parseSync(id, code).program);
  return marked;
}
