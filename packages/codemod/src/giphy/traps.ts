import { type File, type JSXOpeningElement, type Node, traverseFast } from '@babel/types';
import type { Note } from './note.ts';

const OURS_OR_THEIRS = /^@(giphy|gifkit)\//;
const COMPONENTS = /^@(giphy|gifkit)\/react-components(\/|$)/;

/** What a file imports, by what it calls it: the package, and the name there. */
type Imports = ReadonlyMap<string, { source: string; name: string }>;

/** Something that compiles as before and behaves otherwise: what it looks like, and what to know. */
interface Trap {
  message: string;
  /** Whether a node is one. */
  at(node: Node, imports: Imports): boolean;
}

const isNamed = (node: Node | null | undefined, name: string | RegExp): boolean => {
  const own =
    node?.type === 'Identifier'
      ? node.name
      : node?.type === 'StringLiteral'
        ? node.value
        : undefined;
  return own !== undefined && (typeof name === 'string' ? own === name : name.test(own));
};

const isMember = (node: Node, name: string | RegExp): boolean =>
  (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') &&
  isNamed(node.property, name);

/** The component of ours that an element is; undefined for all others. */
function componentOf({ name }: JSXOpeningElement, imports: Imports): string | undefined {
  const imported = name.type === 'JSXIdentifier' ? imports.get(name.name) : undefined;
  return imported && COMPONENTS.test(imported.source) ? imported.name : undefined;
}

/** Whether an element is one of these components and has, or has not, a prop. */
function hasProp(
  node: Node,
  imports: Imports,
  components: RegExp,
  prop: string,
  has = true,
): boolean {
  if (node.type !== 'JSXOpeningElement' || !components.test(componentOf(node, imports) ?? ''))
    return false;
  if (!has && node.attributes.some(({ type }) => type === 'JSXSpreadAttribute')) return false;
  return (
    has ===
    node.attributes.some(
      (attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === prop,
    )
  );
}

const textOf = (node: Node): string =>
  node.type === 'StringLiteral'
    ? node.value
    : node.type === 'TemplateElement'
      ? node.value.raw
      : '';

const TRAPS: Trap[] = [
  {
    message: '.giphy-gif is always a div with the link inside it; before, it was the link.',
    at: (node) => /\.giphy-gif(?![\w-])/.test(textOf(node)),
  },
  {
    message: "className is added to the component's own; before, it took its place.",
    at: (node, imports) =>
      hasProp(
        node,
        imports,
        /^(Gif|Grid|Carousel|Attribution|Loader|SearchBar|SuggestionBar|Video)$/,
        'className',
      ),
  },
  {
    message: 'A grid without a GIF says “No GIFs found.”; noResultsMessage={null} keeps it silent.',
    at: (node, imports) => hasProp(node, imports, /^Grid$/, 'noResultsMessage', false),
  },
  {
    message: 'onGifVisible comes when the GIF is in view; before, as soon as its file was there.',
    at: (node, imports) => hasProp(node, imports, /./, 'onGifVisible'),
  },
  {
    message:
      'A tile has one name, of its link or button: find it by getByAltText, not by the role img.',
    at: (node) =>
      node.type === 'CallExpression' &&
      (isMember(node.callee, /ByRole$/) || isNamed(node.callee, /ByRole$/)) &&
      isNamed(node.arguments[0], 'img'),
  },
  {
    message: 'Messages of errors have other texts: test for isFetchError(error) and error.status.',
    at: (node) =>
      (node.type === 'BinaryExpression' &&
        /^[!=]==?$/.test(node.operator) &&
        [node.left, node.right].some((side) => isMember(side, 'message'))) ||
      (node.type === 'CallExpression' &&
        isMember(node.callee, /^(includes|startsWith|match|test)$/) &&
        'object' in node.callee &&
        isMember(node.callee.object, 'message')),
  },
  {
    message:
      'random without a match throws a NothingFoundFetchError; before, it gave a GIF without an id.',
    at: (node) =>
      node.type === 'CallExpression' &&
      isMember(node.callee, 'random') &&
      'object' in node.callee &&
      !isNamed(node.callee.object, 'Math'),
  },
  {
    message: 'hasMoreGifs has no effect: a paginator stops at total_count.',
    at: (node) =>
      isMember(node, 'hasMoreGifs') ||
      (node.type === 'ObjectProperty' && isNamed(node.key, 'hasMoreGifs')),
  },
  {
    message: '_GIPHY_SDK_HEADERS_ is not read: use appendGiphySDKRequestHeader.',
    at: (node) => isMember(node, '_GIPHY_SDK_HEADERS_') || isNamed(node, '_GIPHY_SDK_HEADERS_'),
  },
  {
    message: 'LogLevel is a constant object, no enum: there is no name for a number.',
    at: (node, imports) =>
      node.type === 'MemberExpression' &&
      node.computed &&
      node.object.type === 'Identifier' &&
      imports.get(node.object.name)?.name === 'LogLevel',
  },
  {
    message: 'Ad tags are never requested: an app that has to request them does so itself.',
    at: (node) => isMember(node, 'bottle_data'),
  },
  {
    message: 'A normalizer runs for each caller, on its own copy.',
    at: (node) => node.type === 'ObjectProperty' && isNamed(node.key, 'normalizer'),
  },
  {
    message: 'checkIfWebP starts when it is first awaited, and is no instance of Promise.',
    at: (node, imports) =>
      node.type === 'BinaryExpression' &&
      node.operator === 'instanceof' &&
      node.left.type === 'Identifier' &&
      imports.get(node.left.name)?.name === 'checkIfWebP',
  },
];

function importsOf(file: File): Imports {
  const imports = new Map<string, { source: string; name: string }>();
  traverseFast(file.program, (node) => {
    if (node.type !== 'ImportDeclaration' || !OURS_OR_THEIRS.test(node.source.value)) return;
    for (const specifier of node.specifiers) {
      const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : specifier.local;
      const name = imported.type === 'Identifier' ? imported.name : imported.value;
      imports.set(specifier.local.name, { source: node.source.value, name });
    }
  });
  return imports;
}

/** What in a file that uses the packages, or tests what does, behaves otherwise than before. */
export function findTraps(text: string, file: File): Note[] {
  if (!/giphy|gifkit/i.test(text)) return [];
  const imports = importsOf(file);
  const notes = new Map<string, Note>();
  traverseFast(file.program, (node) => {
    for (const { message, at } of TRAPS) {
      if (!at(node, imports)) continue;
      const line = node.loc?.start.line ?? 1;
      notes.set(`${line} ${message}`, { line, message });
    }
  });
  return [...notes.values()];
}

/** The same for a style sheet. */
export const findTrapsInStyles = (text: string): Note[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      /\.giphy-gif(?![\w-])/.test(line) && TRAPS[0]
        ? [{ line: index + 1, message: TRAPS[0].message }]
        : [],
    );
