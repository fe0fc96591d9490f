import type { FetchGifs } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { giphy } from '@gifkit/providers';
import {
  Carousel,
  type CarouselProps,
  Gif,
  type GifProps,
  Grid,
  type GridProps,
  type Labels,
  LabelsProvider,
  type PartialLabels,
  SearchBar,
  type SearchBarProps,
  SearchContext,
  SearchContextManager,
  SuggestionBar,
  Video,
  type VideoProps,
} from '@gifkit/react-components';
import { GifPicker, type GifPickerProps } from '@gifkit/react-components/picker';
import { type ReactNode, useContext, useMemo } from 'react';
import {
  type RenderCarouselProps,
  type RenderGifProps,
  type RenderGridProps,
  type RenderVideoProps,
  toProps,
} from '../render.tsx';
import { kinds } from './attributes.ts';
import { createElement } from './create-element.tsx';
import { type Query, useClient, useFetchGifs, useGif, useMissing } from './use-source.ts';

/** What every element takes beside the props of its component. */
interface ElementProps {
  /** Words in another language, for one element. */
  labels?: PartialLabels<Labels> | undefined;
  /** Name of a list. */
  label?: string | undefined;
}

const Words = ({ labels, children }: ElementProps & { children: ReactNode }) =>
  labels ? <LabelsProvider labels={labels}>{children}</LabelsProvider> : children;

/** Props of the component: without those of the element. */
function componentProps<Props extends object>(
  props: Props,
): Omit<Props, keyof Query | keyof ElementProps> {
  const { apiKey, term, type, rating, lang, limit, label, labels, ...rest } = props as Props &
    Query &
    ElementProps;
  return rest as Omit<Props, keyof Query | keyof ElementProps>;
}

const query = kinds({ string: 'apiKey term type rating lang', number: 'limit' });
const tile = kinds({
  string: 'backgroundColor controls media',
  number: 'borderRadius',
  boolean: 'hideAttribution noLink paused',
});
const list = {
  ...query,
  ...tile,
  ...kinds({ string: 'label noResultsMessage resetKey', number: 'gutter' }),
};
const tileProperties = 'getAlt labels overlay user';
const listProperties = `${tileProperties} fetchGifs initialGifs loaderConfig`;

/** For a list whose host gives all of it. */
const nothing: FetchGifs = async () => ({
  data: [],
  meta: { status: 200, msg: 'OK', response_id: '' },
  pagination: { total_count: 0, count: 0, offset: 0 },
});

const ofGif = (gif: IGif) => ({ gif });
const tileEvents = {
  onGifClick: { type: 'gifclick', detail: ofGif },
  onGifRightClick: { type: 'gifrightclick', detail: ofGif },
  onGifSeen: { type: 'gifseen', detail: ofGif },
  onGifVisible: { type: 'gifvisible', detail: ofGif },
  onPausedChange: {
    type: 'pausedchange',
    detail: (paused: boolean, gif: IGif) => ({ paused, gif }),
  },
};
const listEvents = {
  ...tileEvents,
  onGifsFetched: { type: 'gifsfetched', detail: (gifs: readonly IGif[]) => ({ gifs }) },
  onGifsFetchError: { type: 'gifsfetcherror', detail: (error: unknown) => ({ error }) },
};

interface ListElementProps extends ElementProps, Query {
  fetchGifs?: RenderGridProps['fetchGifs'] | undefined;
  externalGifs?: RenderGridProps['externalGifs'];
  resetKey?: RenderGridProps['resetKey'];
}

/** What a list fetches: as the host says, or what the key and the term say. Undefined while there is neither. */
function useListSource(props: ListElementProps, tag: string) {
  const { label, apiKey, term, type, rating, lang } = props;
  const ownFetch = useFetchGifs(props);
  const fetchGifs = props.fetchGifs ?? ownFetch ?? (props.externalGifs && nothing);
  useMissing(
    !fetchGifs,
    `${tag} has nothing to show: give it api-key, or fetchGifs as a property.`,
  );
  const resetKey = [props.resetKey, apiKey, term, type, rating, lang].join(' ');
  return fetchGifs && { 'aria-label': label, fetchGifs, resetKey };
}

export type GridElementProps = ListElementProps & Partial<RenderGridProps>;

function GridContent(props: GridElementProps) {
  const source = useListSource(props, '<gifkit-grid>');
  return (
    <Words {...props}>
      {source && <Grid {...toProps<GridProps>({ ...componentProps(props), ...source })} />}
    </Words>
  );
}

/** `<gifkit-grid api-key="…" term="cats">`: GIFs in columns. */
export const GifkitGridElement = createElement({
  attributes: {
    ...list,
    ...kinds({ string: 'layoutType pattern percentWidth', number: 'columns width' }),
  },
  properties: `${listProperties} columnOffsets eagerIds endMessage errorMessage externalGifs loader memory skeleton`,
  events: listEvents,
  Component: GridContent,
});

/** px; of the GIFs of a carousel that says nothing. */
const CAROUSEL_HEIGHT = 200;

export type CarouselElementProps = ListElementProps & Partial<RenderCarouselProps>;

function CarouselContent({ gifHeight = CAROUSEL_HEIGHT, ...props }: CarouselElementProps) {
  const source = useListSource(props, '<gifkit-carousel>');
  return (
    <Words {...props}>
      {source && (
        <Carousel {...toProps<CarouselProps>({ ...componentProps(props), gifHeight, ...source })} />
      )}
    </Words>
  );
}

/** `<gifkit-carousel api-key="…" gif-height="200">`: GIFs in a row. */
export const GifkitCarouselElement = createElement({
  attributes: { ...list, ...kinds({ number: 'gifHeight gifWidth', boolean: 'hideArrows' }) },
  properties: listProperties,
  events: listEvents,
  Component: CarouselContent,
});

interface OneGif extends ElementProps, Pick<Query, 'apiKey'> {
  /** Or its id, for which the key fetches it. */
  gif?: IGif | string | undefined;
}

export type GifElementProps = OneGif & Partial<Omit<RenderGifProps, 'gif'>>;

/** px; of a GIF or video that says nothing. */
const WIDTH = 200;

function useOneGif({ gif, apiKey }: OneGif, tag: string) {
  const isMissing = !gif || (typeof gif === 'string' && !apiKey);
  useMissing(
    isMissing,
    `${tag} has nothing to show: give it gif and api-key, or a gif as a property.`,
  );
  return useGif(gif, apiKey);
}

function GifContent({ width = WIDTH, ...props }: GifElementProps) {
  const gif = useOneGif(props, '<gifkit-gif>');
  return (
    <Words {...props}>
      {gif && <Gif {...toProps<GifProps>({ ...componentProps(props), width, gif })} />}
    </Words>
  );
}

const size = kinds({ string: 'apiKey gif percentWidth', number: 'width height' });

/** `<gifkit-gif api-key="…" gif="id" width="300">`: one GIF. */
export const GifkitGifElement = createElement({
  attributes: { ...size, ...tile, ...kinds({ string: 'percentHeight', boolean: 'lazyLoad' }) },
  properties: tileProperties,
  events: tileEvents,
  Component: GifContent,
});

export type VideoElementProps = OneGif & Partial<Omit<RenderVideoProps, 'gif'>>;

function VideoContent({ width = WIDTH, ...props }: VideoElementProps) {
  const gif = useOneGif(props, '<gifkit-video>');
  return (
    <Words {...props}>
      {gif && <Video {...toProps<VideoProps>({ ...componentProps(props), width, gif })} />}
    </Words>
  );
}

const none = () => ({});

/** `<gifkit-video api-key="…" gif="id" controls>`: a clip with sound. */
export const GifkitVideoElement = createElement({
  attributes: {
    ...size,
    ...kinds({
      string: 'ccLanguage',
      number: 'volume',
      boolean:
        'ccEnabled controls hideAttribution hideCaptions hideMute hidePlayPause hideProgressBar hideTitle loop muted paused persistentControls',
    }),
  },
  properties: 'labels overlay',
  events: {
    onCanPlay: { type: 'canplay', detail: none },
    onEnded: { type: 'ended', detail: none },
    onError: { type: 'videoerror', detail: (code: number) => ({ code }) },
    onMuted: { type: 'muted', detail: (muted: boolean) => ({ muted }) },
    onQuartile: { type: 'quartile', detail: (quartile: number) => ({ quartile }) },
    onStateChange: { type: 'statechange', detail: (state: string) => ({ state }) },
    onTimeUpdate: { type: 'timeupdate', detail: (playhead: number) => ({ playhead }) },
    onUserMuted: { type: 'usermuted', detail: (muted: boolean) => ({ muted }) },
  },
  Component: VideoContent,
});

export type SearchElementProps = ElementProps & Query & SearchBarProps & Partial<RenderGridProps>;

function Results({ label, ...props }: SearchElementProps) {
  const { fetchGifs, searchKey } = useContext(SearchContext);
  const source = { 'aria-label': label, fetchGifs, resetKey: searchKey };
  return <Grid {...toProps<GridProps>({ ...componentProps(props), ...source })} />;
}

function SearchContent(props: SearchElementProps) {
  const { apiKey, type, rating, lang, limit, initialTerm } = props;
  const { placeholder, autoFocus, searchDebounce, onEnter } = props;
  useMissing(!apiKey, '<gifkit-search> has nothing to search: give it api-key.');
  if (!apiKey) return null;
  const bar = { placeholder, autoFocus, searchDebounce, onEnter };
  return (
    <Words {...props}>
      <SearchContextManager
        apiKey={apiKey}
        options={{ type, rating, lang, limit }}
        initialTerm={initialTerm}
      >
        <SearchBar {...bar} />
        <SuggestionBar />
        <Results {...props} />
      </SearchContextManager>
    </Words>
  );
}

/** `<gifkit-search api-key="…">`: a field, suggestions and the results below. */
export const GifkitSearchElement = createElement({
  attributes: {
    ...list,
    ...kinds({
      string: 'initialTerm placeholder',
      number: 'columns searchDebounce',
      boolean: 'autoFocus',
    }),
  },
  properties: tileProperties,
  events: { ...listEvents, onEnter: { type: 'enter', detail: (term: string) => ({ term }) } },
  Component: SearchContent,
});

export type PickerElementProps = Query & Partial<GifPickerProps>;

function PickerContent({ apiKey, provider, anchor, ...props }: PickerElementProps) {
  const client = useClient(apiKey);
  const own = useMemo(() => client && giphy(client), [client]);
  const service = provider ?? own;
  useMissing(
    !service,
    '<gifkit-picker> has no service: give it api-key, or provider as a property.',
  );
  // As an attribute it is an id.
  const beside = typeof anchor === 'string' ? document.getElementById(anchor) : anchor;
  return (
    <GifPicker {...props} onSelect={props.onSelect ?? none} anchor={beside} provider={service} />
  );
}

/** `<gifkit-picker api-key="…">`: search, categories, recents, favourites; a choice is the event `select`. */
export const GifkitPickerElement = createElement({
  attributes: kinds({
    string: 'anchor apiKey initialTerm lang media placeholder presentation rating theme',
    number: 'columns renditionWidth',
    boolean: 'autoFocus closeOnSelect editAlt open paused',
  }),
  properties: 'attribution formats getAlt labels provider storage tabs',
  events: {
    onSelect: { type: 'select', detail: (gif: IGif, selection: object) => ({ gif, ...selection }) },
    onOpenChange: { type: 'openchange', sets: 'open', detail: (open: boolean) => ({ open }) },
    onPausedChange: {
      type: 'pausedchange',
      sets: 'paused',
      detail: (paused: boolean) => ({ paused }),
    },
  },
  Component: PickerContent,
});
