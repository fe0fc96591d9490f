import { type File, type JSXOpeningElement, type Node, traverseFast } from '@babel/types';
import type { Note } from './transform.ts';

/** Code that compiles as before but behaves differently, by its line. docs/migrating.md has the complete list. */
const LINES: readonly (readonly [RegExp, string])[] = [
  [
    /\.giphy-gif(?![\w-])/,
    '.giphy-gif is a div around .giphy-gif-face, which is the link or takes the focus; before, it was that itself.',
  ],
  [
    /\.giphy-carousel(?![\w-])(\s*>|.*[cC]hild)/,
    "A carousel's GIFs are not children of its root: a list of tiles stands between.",
  ],
  [
    /ByRole\(\s*['"`]textbox['"`]/,
    'The search field is a searchbox, and beside a SuggestionBar a combobox.',
  ],
  [
    /ByRole\(\s*['"`]img['"`]/,
    'A tile has one name, of its link or button: find it by getByAltText, not by the role img.',
  ],
  [
    /\.message\s*([!=]==?|\??\.(includes|startsWith|match)\()|[!=]==?\s*[\w.]+\.message\b|\.test\([\w.]+\.message\b/,
    'Messages of errors have other texts: test for isFetchError(error) and error.status.',
  ],
  [
    /(?<!\bMath)\??\.random\(/,
    'random without a match throws a NothingFoundFetchError; before, it gave a GIF without an id.',
  ],
  [/\bhasMoreGifs\b/, 'hasMoreGifs has no effect: a paginator stops at total_count.'],
  [/_GIPHY_SDK_HEADERS_/, '_GIPHY_SDK_HEADERS_ is not read: use appendGiphySDKRequestHeader.'],
  [/\bLogLevel\[/, 'LogLevel is a constant object, no enum: there is no name for a number.'],
  [
    /\bbottle_data\b/,
    'Ad tags are never requested: an app that has to request them does so itself.',
  ],
  [/\bnormalizer\s*:/, 'A normalizer runs for each caller, on its own copy.'],
  [
    /\bcheckIfWebP\s+instanceof\b/,
    'checkIfWebP starts when it is first awaited, and is no instance of Promise.',
  ],
];

/** The same in the elements of components. */
const ELEMENTS: readonly (readonly [
  RegExp,
  (has: (prop: string) => boolean) => boolean,
  string,
])[] = [
  [
    /^(Grid|Carousel|Video)$/,
    (has) => has('className'),
    "className is added to the component's own; before, it took its place.",
  ],
  [
    /^Grid$/,
    (has) => !has('noResultsMessage') && !has('...'),
    'A grid without a GIF says “No GIFs found.”; noResultsMessage={null} keeps it silent.',
  ],
  [
    /./,
    (has) => has('onGifVisible'),
    'onGifVisible comes when the GIF is in view; before, as soon as its file was there.',
  ],
];

export const trapsInLines = (text: string): Note[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      LINES.flatMap(([pattern, message]) =>
        pattern.test(line) ? [{ line: index + 1, message }] : [],
      ),
    );

const propsOf = ({ attributes }: JSXOpeningElement): string[] =>
  attributes.map((prop) => (prop.type === 'JSXSpreadAttribute' ? '...' : String(prop.name.name)));

/** Finds code that behaves differently than before, in a file that uses the packages or tests such a file. */
export function findTraps(text: string, file: File): Note[] {
  const notes = trapsInLines(text);
  const components = new Map<string, string>();
  traverseFast(file.program, (node: Node) => {
    if (
      node.type === 'ImportDeclaration' &&
      /^@(giphy|gifkit)\/react-components/.test(node.source.value)
    ) {
      for (const one of node.specifiers) {
        const imported = one.type === 'ImportSpecifier' ? one.imported : one.local;
        components.set(one.local.name, imported.type === 'Identifier' ? imported.name : '');
      }
    }
    if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') return;
    const component = components.get(node.name.name);
    if (component === undefined) return;
    const props = propsOf(node);
    for (const [names, isTrap, message] of ELEMENTS) {
      if (names.test(component) && isTrap((prop) => props.includes(prop)))
        notes.push({ line: node.loc?.start.line, message });
    }
  });
  return notes;
}
