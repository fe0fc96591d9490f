import { type File, type JSXOpeningElement, type Node, traverseFast } from '@babel/types';
import type { Note } from './transform.ts';

/** The imports of a file from us or the peer, by local name: the package, and the name in the package. */
type Imports = ReadonlyMap<string, { source: string; name: string }>;

const isNamed = (node: Node | null | undefined, name: RegExp): boolean =>
  (node?.type === 'Identifier' && name.test(node.name)) ||
  (node?.type === 'StringLiteral' && name.test(node.value));

const isMember = (node: Node, name: RegExp): boolean =>
  (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') &&
  isNamed(node.property, name);

const importedName = (node: Node, imports: Imports): string =>
  (node.type === 'Identifier' && imports.get(node.name)?.name) || '';

/** The props of an element that shows one of these components; undefined for other elements. */
function propsOf(node: Node, imports: Imports, components: RegExp) {
  if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') return undefined;
  const { source = '', name = '' } = imports.get(node.name.name) ?? {};
  const isOurs = /\/react-components(\/|$)/.test(source) && components.test(name);
  return isOurs ? node.attributes : undefined;
}

const has = (props: JSXOpeningElement['attributes'] | undefined, name: string): boolean =>
  !!props?.some((prop) => prop.type === 'JSXAttribute' && prop.name.name === name);

const CLASS = /\.giphy-gif(?![\w-])/;
const CLASS_MESSAGE =
  '.giphy-gif is always a div with the link inside it; before, it was the link.';

/** Code that compiles as before but behaves differently. docs/migrating.md has the complete list. */
const TRAPS: readonly (readonly [string, (node: Node, imports: Imports) => boolean])[] = [
  [
    CLASS_MESSAGE,
    (node) =>
      (node.type === 'StringLiteral' && CLASS.test(node.value)) ||
      (node.type === 'TemplateElement' && CLASS.test(node.value.raw)),
  ],
  [
    "className is added to the component's own; before, it took its place.",
    (node, imports) =>
      has(
        propsOf(
          node,
          imports,
          /^(Gif|Grid|Carousel|Attribution|Loader|SearchBar|SuggestionBar|Video)$/,
        ),
        'className',
      ),
  ],
  [
    'A grid without a GIF says “No GIFs found.”; noResultsMessage={null} keeps it silent.',
    (node, imports) => {
      const props = propsOf(node, imports, /^Grid$/);
      const isSpread = props?.some(({ type }) => type === 'JSXSpreadAttribute');
      return !!props && !isSpread && !has(props, 'noResultsMessage');
    },
  ],
  [
    'onGifVisible comes when the GIF is in view; before, as soon as its file was there.',
    (node, imports) => has(propsOf(node, imports, /./), 'onGifVisible'),
  ],
  [
    'A tile has one name, of its link or button: find it by getByAltText, not by the role img.',
    (node) =>
      node.type === 'CallExpression' &&
      (isMember(node.callee, /ByRole$/) || isNamed(node.callee, /ByRole$/)) &&
      isNamed(node.arguments[0], /^img$/),
  ],
  [
    'Messages of errors have other texts: test for isFetchError(error) and error.status.',
    (node) =>
      (node.type === 'BinaryExpression' &&
        /^[!=]==?$/.test(node.operator) &&
        [node.left, node.right].some((side) => isMember(side, /^message$/))) ||
      (node.type === 'CallExpression' &&
        isMember(node.callee, /^(includes|startsWith|match|test)$/) &&
        'object' in node.callee &&
        isMember(node.callee.object, /^message$/)),
  ],
  [
    'random without a match throws a NothingFoundFetchError; before, it gave a GIF without an id.',
    (node) =>
      node.type === 'CallExpression' &&
      isMember(node.callee, /^random$/) &&
      'object' in node.callee &&
      !isNamed(node.callee.object, /^Math$/),
  ],
  [
    'hasMoreGifs has no effect: a paginator stops at total_count.',
    (node) =>
      isMember(node, /^hasMoreGifs$/) ||
      (node.type === 'ObjectProperty' && isNamed(node.key, /^hasMoreGifs$/)),
  ],
  [
    '_GIPHY_SDK_HEADERS_ is not read: use appendGiphySDKRequestHeader.',
    (node) => isNamed(node, /^_GIPHY_SDK_HEADERS_$/),
  ],
  [
    'LogLevel is a constant object, no enum: there is no name for a number.',
    (node, imports) =>
      node.type === 'MemberExpression' &&
      node.computed &&
      importedName(node.object, imports) === 'LogLevel',
  ],
  [
    'Ad tags are never requested: an app that has to request them does so itself.',
    (node) => isMember(node, /^bottle_data$/),
  ],
  [
    'A normalizer runs for each caller, on its own copy.',
    (node) => node.type === 'ObjectProperty' && isNamed(node.key, /^normalizer$/),
  ],
  [
    'checkIfWebP starts when it is first awaited, and is no instance of Promise.',
    (node, imports) =>
      node.type === 'BinaryExpression' &&
      node.operator === 'instanceof' &&
      importedName(node.left, imports) === 'checkIfWebP',
  ],
];

/** Finds code that behaves differently than before, in a file that uses the packages or tests such a file. */
export function findTraps(text: string, file: File): Note[] {
  if (!/giphy|gifkit/i.test(text)) return [];
  const imports = new Map<string, { source: string; name: string }>();
  const notes = new Map<string, Note>();
  traverseFast(file.program, (node) => {
    if (node.type === 'ImportDeclaration' && /^@(giphy|gifkit)\//.test(node.source.value)) {
      for (const one of node.specifiers) {
        const imported = one.type === 'ImportSpecifier' ? one.imported : one.local;
        const name = imported.type === 'Identifier' ? imported.name : imported.value;
        imports.set(one.local.name, { source: node.source.value, name });
      }
    }
    for (const [message, isTrap] of TRAPS) {
      if (!isTrap(node, imports)) continue;
      const line = node.loc?.start.line ?? 1;
      notes.set(`${line} ${message}`, { line, message });
    }
  });
  return [...notes.values()];
}

/** The same for a line of a style sheet. */
export const trapInStyle = (line: string): string | undefined =>
  CLASS.test(line) ? CLASS_MESSAGE : undefined;
