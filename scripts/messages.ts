import ts from 'typescript';

/** A text that a program throws, warns of or rejects with. */
export interface Message {
  /** Its words; `…` stands for what is known only when it runs. */
  text: string;
  /** Where it stands: `file:line`. */
  place: string;
}

/** Calls whose arguments are messages. */
const TELLS = /^(console|Logger)\.(warn|error)$|^(fail|warnOnce|super|problems\.push|c\.text)$/;
const MAKES = /Error$|^(NothingFound|Class)$/;

/** What is known by its name. */
type Known = ReadonlyMap<string, ts.Expression>;

const isTold = (node: ts.Node): node is ts.CallExpression | ts.NewExpression =>
  (ts.isNewExpression(node) && MAKES.test(node.expression.getText())) ||
  (ts.isCallExpression(node) && TELLS.test(node.expression.getText()));

/** The words of a template: each choice within it makes a text of its own. */
function textsOfTemplate({ head, templateSpans }: ts.TemplateExpression, known: Known): string[] {
  let texts = [head.text];
  for (const { expression, literal } of templateSpans) {
    // A name in small letters may be a parameter, of which nothing is known here.
    const isOpen = ts.isIdentifier(expression) && !isShared([expression.text]);
    const found = isOpen ? [] : textsOf(expression, known);
    const parts = found.length ? found : ['…'];
    texts = texts.flatMap((text) => parts.map((part) => text + part + literal.text));
  }
  return texts;
}

/** What a function of one expression gives. */
function textsOfCall({ expression }: ts.CallExpression, known: Known): string[] {
  const called = ts.isIdentifier(expression) ? known.get(expression.text) : undefined;
  if (!called || !ts.isArrowFunction(called) || ts.isBlock(called.body)) return [];
  return textsOf(called.body, known);
}

/** The words of an expression: several where it chooses, none where it has no words of its own. */
function textsOf(node: ts.Expression, known: Known): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return textsOfTemplate(node, known);
  if (ts.isCallExpression(node)) return textsOfCall(node, known);
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression, known);
  if (ts.isConditionalExpression(node)) {
    return [...textsOf(node.whenTrue, known), ...textsOf(node.whenFalse, known)];
  }
  if (ts.isBinaryExpression(node))
    return [node.left, node.right].flatMap((one) => textsOf(one, known));
  const value = ts.isIdentifier(node) ? known.get(node.text) : undefined;
  const isText = value && (ts.isStringLiteralLike(value) || ts.isTemplateExpression(value));
  return isText ? textsOf(value, known) : [];
}

/** What is declared in a file, by name. */
function declaredIn(source: ts.SourceFile): [string, ts.Expression][] {
  const found: [string, ts.Expression][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      found.push([node.name.text, node.initializer]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Constants that other files import are written in capitals. */
const isShared = ([name]: readonly [string, ...unknown[]]): boolean => name === name.toUpperCase();

/** Whether a text is a sentence or a part of one, rather than a code such as `timeout`. */
const isSentence = (text: string): boolean => /\p{L}.*\s.*\p{L}/u.test(text);

/**
 * Messages in the sources of one package.
 *
 * @param files their texts by their paths.
 */
export function messagesIn(files: ReadonlyMap<string, string>): Message[] {
  const sources = [...files].map(([path, text]) =>
    ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
  );
  const shared = sources.flatMap(declaredIn).filter(isShared);
  const messages: Message[] = [];
  for (const source of sources) {
    const known = new Map([...shared, ...declaredIn(source)]);
    const visit = (node: ts.Node): void => {
      if (isTold(node)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        const place = `${source.fileName}:${line + 1}`;
        const texts = (node.arguments ?? []).flatMap((argument) => textsOf(argument, known));
        messages.push(...texts.filter(isSentence).map((text) => ({ text, place })));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return messages;
}
