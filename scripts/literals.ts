/** Finds words that no host could translate: literals that a component shows or says. */
import ts from 'typescript';

/** Attributes whose value a reader sees or hears. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/&\w+;/g, ''));

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** What stands here is an argument, a key, something to compare with: nobody reads it. */
const isUnread = (node: ts.Node): boolean =>
  ts.isCallExpression(node) ||
  ts.isElementAccessExpression(node) ||
  ts.isFunctionLike(node) ||
  ts.isObjectLiteralExpression(node) ||
  (ts.isBinaryExpression(node) && /^[!=]==?$|^in$/.test(node.operatorToken.getText()));

/** Whether a node is a place whose text is read: in JSX, in such an attribute, as the default of one. */
function isRead(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node)) return SPOKEN.has(node.name.getText());
  if (ts.isJsxExpression(node)) return !ts.isJsxAttribute(node.parent);
  if (ts.isPropertyAssignment(node)) return SPOKEN.has(nameOf(node.name));
  if (ts.isBindingElement(node)) return SPOKEN.has(nameOf(node.propertyName ?? node.name));
  return false;
}

const nameOf = (node: ts.Node): string => node.getText().replaceAll(/^['"]|['"]$/g, '');

/**
 * @param path for the messages; its ending says whether there is JSX.
 * @returns each literal as `path:line: text`.
 */
export function literalsIn(source: string, path: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const add = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    if (hasWords(text)) found.push(`${path}:${line + 1}: ${text.trim()}`);
  };

  function look(node: ts.Node, isInReadPlace: boolean): void {
    if (ts.isJsxText(node)) add(node, node.text);
    else if (isInReadPlace && isText(node)) add(node, node.text);
    ts.forEachChild(node, (child) => {
      // Nobody reads a class name or the condition of `a ? b : c`, though it is part of what is read.
      const isOwnRule = ts.isJsxAttribute(child) || isRead(child);
      const isCondition = ts.isConditionalExpression(node) && child === node.condition;
      const isKey =
        (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) && child === node.name;
      const isName = ts.isBindingElement(node) && child !== node.initializer;
      const isStill = isInReadPlace && !isUnread(child) && !isCondition && !isKey && !isName;
      look(child, isOwnRule ? isRead(child) : isStill);
    });
  }
  look(file, false);
  return found;
}
