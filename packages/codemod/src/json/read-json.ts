import { type Node, type ParseError, parseTree, printParseErrorCode, visit } from 'jsonc-parser';

/** A text of JSON, with comments and trailing commas if it has them, and where everything stands in it. */
export interface JsonText {
  text: string;
  root: Node;
  /** Where the commas are, in their order. */
  commas: number[];
}

/** A place in a text, as editors show it: line and column, from 1. */
function placeOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

/** `CommaExpected` in words: `comma expected`. */
const inWords = ({ error }: ParseError): string =>
  printParseErrorCode(error)
    .replaceAll(/(?<=[a-z])[A-Z]/g, ' $&')
    .toLowerCase();

/**
 * Reads JSON, which may begin with a byte order mark.
 *
 * @throws {SyntaxError} with line and column, where it is no JSON.
 */
export function readJson(text: string): JsonText {
  const errors: ParseError[] = [];
  const plain = text.replace(/^\uFEFF/, ' ');
  const root = parseTree(plain, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error || !root) {
    const what = error ? inWords(error) : 'value expected';
    throw new SyntaxError(`is no JSON: ${what} (${placeOf(text, error?.offset ?? 0)})`);
  }
  const commas: number[] = [];
  visit(
    plain,
    { onSeparator: (character, offset) => character === ',' && commas.push(offset) },
    { allowTrailingComma: true },
  );
  return { text, root, commas };
}

export const endOf = ({ offset, length }: Node): number => offset + length;

/** The name of a property. */
export const keyOf = ({ children }: Node): string => String(children?.[0]?.value ?? '');

/** The value of a property. */
export const propertyValue = ({ children }: Node): Node | undefined => children?.[1];

/** The properties of an object; of any other value, none. */
export const propertiesOf = (node: Node | undefined): Node[] =>
  node?.type === 'object' ? (node.children ?? []) : [];

/** The elements of an array; of any other value, none. */
export const elementsOf = (node: Node | undefined): Node[] =>
  node?.type === 'array' ? (node.children ?? []) : [];
