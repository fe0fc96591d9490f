import { giphy } from '@gifkit/providers';
import type { ComponentProps, ComponentType, ReactElement, ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { makeClip } from '../../../headless/src/test/make-clip.ts';
import { makeGif, makeGifs } from '../../../headless/src/test/make-gif.ts';
import {
  Attribution,
  AttributionOverlay,
  Carousel,
  DefaultAvatar,
  EmojiVariationsList,
  Gif,
  GifMessage,
  type GifOverlayProps,
  type GifProps,
  Grid,
  type GridProps,
  Loader,
  MotionButton,
  MotionProvider,
  PauseIcon,
  PingbackContextManager,
  PlayIcon,
  SearchBar,
  SearchContextManager,
  SuggestionBar,
  VerifiedBadge,
  Video,
  VideoOverlay,
  VolumeOffIcon,
  VolumeOnIcon,
} from '../index.ts';
import { GifPicker, type GifPickerProps } from '../picker/index.ts';

// Components and React complain about hostile values.
beforeEach(() => {
  for (const name of ['error', 'warn', 'log'] as const) vi.spyOn(console, name).mockReturnValue();
});
afterEach(() => void vi.mocked(console.error).mockClear());

/** Marks what a value of a prop brings along. */
export const MARK = 'evil.test';

/** Returns the text of all style sheets of the page. */
export const sheets = (): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .concat([...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? ''))
    .join('\n');

/** Values that close their declaration, rule or style element, or open a comment. */
const TEXTS = [
  `1px;}body{background:url(https://${MARK}/)}`,
  `</style><script>'${MARK}'</script>`,
  `1px/* ${MARK}`,
  `480px) { body { background: url(https://${MARK}/) } } @media (min-width: 0`,
];

type NoText =
  | boolean
  | ((...args: never[]) => unknown)
  | (abstract new (
      ...args: never[]
    ) => unknown);

/** Names of all props but flags, functions and components. */
type TextProp<Props> = keyof {
  [Name in keyof Props as NonNullable<Props[Name]> extends NoText ? never : Name]: true;
};

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text;

/** Refuses a list of names that is not complete. */
type Complete<Props, Text extends string> =
  Exclude<TextProp<Props>, Words<Text>> extends never
    ? unknown
    : { missing: Exclude<TextProp<Props>, Words<Text>> };

interface Row {
  name: string;
  props: readonly string[];
  show: (props: Record<string, unknown>) => ReactElement;
}

const never = () => new Promise<never>(() => {});
const noop = () => {};

/** @param names of the props that can hold text, separated by spaces. */
function row<Props extends object, const Text extends string>(
  name: string,
  Component: ComponentType<Props>,
  names: Text & Complete<Props, Text>,
  given: NoInfer<Partial<Props>>,
  wrap: (content: ReactNode) => ReactElement = (content) => <>{content}</>,
): Row {
  return {
    name,
    props: names.split(' '),
    show: (props) => wrap(<Component {...(given as Props)} {...(props as Props)} />),
  };
}

const TILE = 'backgroundColor borderRadius controls media tabIndex';
const LIST =
  `${TILE} aria-label className gutter initialGifs loaderConfig noResultsMessage resetKey user` as const;
const GRID =
  `${LIST} columnOffsets columns eagerIds endMessage errorMessage externalGifs layoutType loader memory pattern percentWidth skeleton width` as const;
const CAROUSEL = `${LIST} gifHeight gifWidth` as const;
const GIF =
  `${TILE} className fetchPriority gif height percentHeight percentWidth style user width` as const;
const THEME = 'mobileMediaQuery mobileSearchbarHeight searchbarHeight';

const gif = makeGif('a');
const lists = { fetchGifs: never, initialGifs: makeGifs(2) };
const withSearch = (content: ReactNode) => (
  <SearchContextManager apiKey="key">{content}</SearchContextManager>
);
const reference = { provider: 'giphy', id: 'a', type: 'gif', width: 200, height: 100, alt: 'A' };

/** Every component with the names of its props and valid values. */
export const ROWS: readonly Row[] = [
  row('Grid', Grid as ComponentType<GridProps>, GRID, lists),
  row('loading Grid', Grid as ComponentType<GridProps>, GRID, { fetchGifs: never }),
  row('Carousel', Carousel, CAROUSEL, { ...lists, gifHeight: 100 }),
  row('loading Carousel', Carousel, CAROUSEL, {
    fetchGifs: never,
    gifHeight: 100,
  }),
  row('Gif', Gif as ComponentType<GifProps>, GIF, { gif, width: 200 }),
  row('Video', Video, 'captions ccLanguage className gif height percentWidth style volume width', {
    gif: makeClip(),
    width: 300,
    controls: true,
  }),
  row('VideoOverlay', VideoOverlay, 'gif height width className', {
    gif: makeClip(),
    isHovered: true,
  }),
  row('Attribution', Attribution, 'className gif', { gif }),
  row(
    'AttributionOverlay',
    AttributionOverlay as ComponentType<GifOverlayProps>,
    'gif height width',
    { gif, isHovered: true },
  ),
  row('VerifiedBadge', VerifiedBadge, 'className fill size', {}),
  row('DefaultAvatar', DefaultAvatar, 'size username', { size: 32, username: 'a' }),
  row('Loader', Loader as ComponentType<{ className?: string }>, 'className', {}),
  ...Object.entries({ PauseIcon, PlayIcon, VolumeOffIcon, VolumeOnIcon }).map(([name, Icon]) =>
    row(name, Icon, 'size', {}),
  ),
  row(
    'EmojiVariationsList',
    EmojiVariationsList as ComponentType<object>,
    `${TILE} className dividerColor gif gifHeight GifProps gifWidth gutter style user`,
    { gif: { ...gif, variation_count: 2 }, gifHeight: 50, fetchVariations: never },
  ),
  row('GifMessage', GifMessage, 'borderRadius className media provider reference width', {
    reference: reference as ComponentProps<typeof GifMessage>['reference'],
    provider: undefined,
  }),
  row(
    'SearchContextManager',
    SearchContextManager,
    'apiKey children client initialChannel initialTerm options theme',
    { apiKey: 'key', children: <SuggestionBar /> },
  ),
  row('SearchBar', SearchBar, 'className initialTerm placeholder searchDebounce', {}, withSearch),
  row('MotionProvider', MotionProvider, 'children storageKey', { children: <MotionButton /> }),
  row('PingbackContextManager', PingbackContextManager, 'analytics attributes children userId', {
    children: 'content',
  }),
  row(
    'GifPicker',
    GifPicker as ComponentType<GifPickerProps>,
    'anchor attribution className columns formats initialTerm labels lang media placeholder presentation provider rating renditionWidth storage style tabs theme',
    { provider: giphy('key'), storage: null, onSelect: noop },
  ),
];

/** A GIF with hostile sizes and names. */
function hostileGif(text: string) {
  const { images, ...fields } = makeGif(text, { title: text });
  const sized = Object.entries(images).map(([name, image]) => [
    name,
    { ...image, width: text, height: text },
  ]);
  return { ...fields, images: Object.fromEntries(sized) };
}

const every = (names: object, value: unknown) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, value]));

/** Returns hostile values for a prop: texts, and objects and lists that contain them. */
export const hostileValues = (prop: string): unknown[] =>
  TEXTS.flatMap((text): readonly unknown[] => {
    const gifs = [hostileGif(text)];
    switch (prop) {
      case 'columns':
        return [text, { [text]: 2 }, { 0: text }, { 0: 2, [text]: 3 }];
      case 'columnOffsets':
        return [text, [text]];
      case 'style':
        return [{ width: text }, { '--hostile': text }, { [text]: 1 }];
      case 'theme':
        return [text, ...THEME.split(' ').map((name) => ({ [name]: text }))];
      case 'GifProps':
        return GIF.split(' ').map((name) => ({ [name]: text }));
      case 'gif':
        return gifs;
      case 'initialGifs':
      case 'externalGifs':
        return [gifs];
      case 'reference':
      case 'attribution':
        return [every(reference, text), { ...reference, width: text }];
      default:
        return [text];
    }
  });
