import { giphy } from '@gifkit/providers';
import type { ComponentProps, ComponentType, ReactElement, ReactNode } from 'react';
import { makeClip } from '../../../headless/src/test/make-clip.ts';
import { makeGif, makeGifs } from '../../../headless/src/test/make-gif.ts';
import type { EmojiVariationsListProps } from '../emoji/emoji-variations-list-props.ts';
import {
  Attribution,
  AttributionOverlay,
  Carousel,
  type CarouselProps,
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
  type SearchBarProps,
  SearchContextManager,
  type SearchTheme,
  SuggestionBar,
  VerifiedBadge,
  Video,
  VideoOverlay,
  type VideoProps,
  VolumeOffIcon,
  VolumeOnIcon,
} from '../index.ts';
import { GifPicker, type GifPickerProps } from '../picker/index.ts';

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

/** Names of all props but flags, functions and components. The type keeps the list complete. */
type Names<Props> = {
  readonly [Name in keyof Props as NonNullable<Props[Name]> extends NoText ? never : Name]-?: true;
};

interface Row {
  name: string;
  props: readonly string[];
  show: (props: Record<string, unknown>) => ReactElement;
}

const never = () => new Promise<never>(() => {});
const noop = () => {};

function row<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  names: Names<Props>,
  given: Partial<Props>,
  wrap: (content: ReactNode) => ReactElement = (content) => <>{content}</>,
): Row {
  return {
    name,
    props: Object.keys(names),
    show: (props) => wrap(<Component {...(given as Props)} {...(props as Props)} />),
  };
}

const tile = {
  backgroundColor: true,
  borderRadius: true,
  controls: true,
  media: true,
  tabIndex: true,
} as const;
const list = {
  ...tile,
  'aria-label': true,
  className: true,
  gutter: true,
  initialGifs: true,
  loaderConfig: true,
  noResultsMessage: true,
  resetKey: true,
  user: true,
} as const;
const gridNames: Names<GridProps> = {
  ...list,
  columnOffsets: true,
  columns: true,
  eagerIds: true,
  endMessage: true,
  errorMessage: true,
  externalGifs: true,
  layoutType: true,
  loader: true,
  memory: true,
  pattern: true,
  percentWidth: true,
  skeleton: true,
  width: true,
};
const carouselNames: Names<CarouselProps> = {
  ...list,
  gifHeight: true,
  gifWidth: true,
};
const gifNames: Names<GifProps> = {
  ...tile,
  className: true,
  fetchPriority: true,
  gif: true,
  height: true,
  percentHeight: true,
  percentWidth: true,
  style: true,
  user: true,
  width: true,
};
const overlay: Names<GifOverlayProps> = {
  gif: true,
  height: true,
  width: true,
};
const themeNames: Names<SearchTheme> = {
  mobileMediaQuery: true,
  mobileSearchbarHeight: true,
  searchbarHeight: true,
};

const gif = makeGif('a');
const lists = { fetchGifs: never, initialGifs: makeGifs(2) };
const withSearch = (content: ReactNode) => (
  <SearchContextManager apiKey="key">{content}</SearchContextManager>
);
const reference = { provider: 'giphy', id: 'a', type: 'gif', width: 200, height: 100, alt: 'A' };

/** Every component with the names of its props and valid values. */
export const ROWS: readonly Row[] = [
  row<GridProps>('Grid', Grid as ComponentType<GridProps>, gridNames, lists),
  row<GridProps>('loading Grid', Grid as ComponentType<GridProps>, gridNames, { fetchGifs: never }),
  row<CarouselProps>('Carousel', Carousel, carouselNames, { ...lists, gifHeight: 100 }),
  row<CarouselProps>('loading Carousel', Carousel, carouselNames, {
    fetchGifs: never,
    gifHeight: 100,
  }),
  row<GifProps>('Gif', Gif as ComponentType<GifProps>, gifNames, { gif, width: 200 }),
  row<VideoProps>(
    'Video',
    Video,
    {
      captions: true,
      ccLanguage: true,
      className: true,
      gif: true,
      height: true,
      percentWidth: true,
      style: true,
      volume: true,
      width: true,
    },
    { gif: makeClip(), width: 300, controls: true },
  ),
  row<ComponentProps<typeof VideoOverlay>>(
    'VideoOverlay',
    VideoOverlay,
    { ...overlay, className: true },
    { gif: makeClip(), isHovered: true },
  ),
  row<ComponentProps<typeof Attribution>>(
    'Attribution',
    Attribution,
    { className: true, gif: true },
    { gif },
  ),
  row<GifOverlayProps>(
    'AttributionOverlay',
    AttributionOverlay as ComponentType<GifOverlayProps>,
    overlay,
    { gif, isHovered: true },
  ),
  row<ComponentProps<typeof VerifiedBadge>>(
    'VerifiedBadge',
    VerifiedBadge,
    { className: true, fill: true, size: true },
    {},
  ),
  row('DefaultAvatar', DefaultAvatar, { size: true, username: true }, { size: 32, username: 'a' }),
  row('Loader', Loader as ComponentType<{ className?: string }>, { className: true }, {}),
  ...Object.entries({ PauseIcon, PlayIcon, VolumeOffIcon, VolumeOnIcon }).map(([name, Icon]) =>
    row<ComponentProps<typeof VolumeOnIcon>>(name, Icon, { size: true }, {}),
  ),
  row<Partial<EmojiVariationsListProps>>(
    'EmojiVariationsList',
    EmojiVariationsList as ComponentType<Partial<EmojiVariationsListProps>>,
    {
      ...tile,
      className: true,
      dividerColor: true,
      gif: true,
      gifHeight: true,
      GifProps: true,
      gifWidth: true,
      gutter: true,
      style: true,
      user: true,
    } as unknown as Names<Partial<EmojiVariationsListProps>>,
    { gif: { ...gif, variation_count: 2 }, gifHeight: 50, fetchVariations: never },
  ),
  row<ComponentProps<typeof GifMessage>>(
    'GifMessage',
    GifMessage,
    {
      borderRadius: true,
      className: true,
      media: true,
      provider: true,
      reference: true,
      width: true,
    },
    { reference: reference as ComponentProps<typeof GifMessage>['reference'], provider: undefined },
  ),
  row<ComponentProps<typeof SearchContextManager>>(
    'SearchContextManager',
    SearchContextManager,
    {
      apiKey: true,
      children: true,
      client: true,
      initialChannel: true,
      initialTerm: true,
      options: true,
      theme: true,
    },
    { apiKey: 'key', children: <SuggestionBar /> },
  ),
  row<SearchBarProps>(
    'SearchBar',
    SearchBar,
    {
      className: true,
      initialTerm: true,
      placeholder: true,
      searchDebounce: true,
    },
    {},
    withSearch,
  ),
  row<ComponentProps<typeof MotionProvider>>(
    'MotionProvider',
    MotionProvider,
    { children: true, storageKey: true },
    { children: <MotionButton /> },
  ),
  row<ComponentProps<typeof PingbackContextManager>>(
    'PingbackContextManager',
    PingbackContextManager,
    { analytics: true, attributes: true, children: true, userId: true },
    { children: 'content' },
  ),
  row<GifPickerProps>(
    'GifPicker',
    GifPicker as ComponentType<GifPickerProps>,
    {
      anchor: true,
      attribution: true,
      className: true,
      columns: true,
      formats: true,
      initialTerm: true,
      labels: true,
      lang: true,
      media: true,
      placeholder: true,
      presentation: true,
      provider: true,
      rating: true,
      renditionWidth: true,
      storage: true,
      style: true,
      tabs: true,
      theme: true,
    },
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
        return [text, ...Object.keys(themeNames).map((name) => ({ [name]: text }))];
      case 'GifProps':
        return Object.keys(gifNames).map((name) => ({ [name]: text }));
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
