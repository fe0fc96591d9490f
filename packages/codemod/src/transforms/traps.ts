import { type File, type Node, traverseFast } from '@babel/types';
import { calleeName, nameOf } from './parse.ts';
import { type Note, notesOnLines } from './transform.ts';

/** Lines that still compile but behave differently. docs/migrating.md has the complete list. */
const LINES: readonly (readonly [RegExp, string])[] = [
  [
    /\.giphy-gif(?![\w-])|ClassName\(\s*['"`]giphy-gif['"`]/,
    '.giphy-gif now wraps .giphy-gif-face, which is the link or the focusable element.',
  ],
  [
    /\.giphy-carousel(?![\w-])(\s*>|.*[cC]hild)/,
    "A carousel's GIFs are no longer children of its root: a list element is between them.",
  ],
  [
    /ByRole\(\s*['"`]textbox['"`]/,
    'The search field has the role searchbox, or combobox next to a SuggestionBar.',
  ],
  [
    /ByRole\(\s*['"`]img['"`]/,
    'The picture of a tile no longer has the role img: find it with getByAltText.',
  ],
  [
    /\.message\s*([!=]==?|\??\.(includes|startsWith|match)\()|[!=]==?\s*[\w.]+\.message\b|\.test\([\w.]+\.message\b/,
    'Error messages have changed: test for isFetchError(error) and error.status.',
  ],
  [
    /(?<!\bMath)\??\.random\(/,
    'random without a match now throws a NothingFoundFetchError instead of returning a GIF without an id.',
  ],
  [
    /\b(useRef|createRef|\w*Ref(Object)?)<Grid\b/,
    "The type of a grid's ref is GridHandle: useRef<GridHandle>(null).",
  ],
];

/** The same for JSX elements of components and for calls of `renderGrid` and its like. */
const ELEMENTS: readonly (readonly [
  RegExp,
  (has: (prop: string) => boolean) => boolean,
  string,
])[] = [
  [
    /^(Grid|Carousel|Video)$/,
    (has) => has('className'),
    "className is now added to the component's own classes instead of replacing them.",
  ],
  [
    /^Grid$/,
    (has) => !has('noResultsMessage') && !has('...'),
    'An empty grid shows “No GIFs found.”; noResultsMessage={null} turns that off.',
  ],
  [
    /./,
    (has) => has('onGifVisible'),
    'onGifVisible is now called when the GIF is in view, not when its file has loaded.',
  ],
  [/./, (has) => has('onGifHover'), 'onGifHover never had an effect, and is not a prop.'],
];

const FUNCTIONS = ['renderGrid', 'renderCarousel', 'renderGif', 'renderVideo'];

export const trapsInLines = (text: string): Note[] =>
  LINES.flatMap(([pattern, message]) =>
    notesOnLines(text, (line) => (pattern.test(line) ? message : undefined)),
  );

/** Returns the local name of a component or function, and the props that a node passes to it. */
function useOf(node: Node): { name: string; props: string[] } | undefined {
  if (node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier') {
    const props = node.attributes.map((prop) =>
      prop.type === 'JSXSpreadAttribute' ? '...' : String(prop.name.name),
    );
    return { name: node.name.name, props };
  }
  const [options] = node.type === 'CallExpression' ? node.arguments : [];
  if (options?.type !== 'ObjectExpression') return undefined;
  const props = options.properties.map((prop) =>
    prop.type === 'SpreadElement' ? '...' : nameOf(prop.key),
  );
  return { name: calleeName(node), props };
}

/** Finds elements and calls that behave differently. */
export function trapsInElements(file: File): Note[] {
  const notes: Note[] = [];
  const components = new Map(FUNCTIONS.map((name) => [name, name]));
  traverseFast(file.program, (node: Node) => {
    if (
      node.type === 'ImportDeclaration' &&
      /^@(giphy|gifkit)\/(react|js)-components/.test(node.source.value)
    ) {
      for (const one of node.specifiers) {
        const imported = one.type === 'ImportSpecifier' ? one.imported : one.local;
        components.set(one.local.name, imported.type === 'Identifier' ? imported.name : '');
      }
    }
    const { name = '', props = [] } = useOf(node) ?? {};
    const component = components.get(name)?.replace(/^render/, '');
    if (component === undefined) return;
    for (const [names, isTrap, message] of ELEMENTS) {
      if (names.test(component) && isTrap((prop) => props.includes(prop)))
        notes.push({ line: node.loc?.start.line, message });
    }
  });
  return notes;
}
