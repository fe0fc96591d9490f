import type { IGif } from '@gifkit/model';
import type { PickerSelection } from '@gifkit/react-components/picker';
import { type Kinds, kinds } from './attributes.ts';

/** Event that a call of a handler prop dispatches. */
export interface EventSpec {
  /** Name of the event. */
  type: string;
  /** Returns `detail` from the arguments of the call. */
  detail: (...args: never[]) => object;
  /** Property that is set to the first argument, unless the event is canceled. */
  sets?: string;
}

export interface ElementSpec {
  /** Props that are both attributes and properties. */
  attributes: Kinds;
  /** Space-separated props that are only properties: functions and objects. */
  properties: string;
  /** Events by handler prop. */
  events: Readonly<Record<string, EventSpec>>;
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
} as const;
const listEvents = {
  ...tileEvents,
  onGifsFetched: { type: 'gifsfetched', detail: (gifs: readonly IGif[]) => ({ gifs }) },
  onGifsFetchError: { type: 'gifsfetcherror', detail: (error: unknown) => ({ error }) },
} as const;

const size = kinds({ string: 'apiKey gif percentWidth', number: 'width height' });

const none = () => ({});

/** Attributes, properties and events of the elements by tag. */
export const SPECS = {
  'gifkit-grid': {
    attributes: {
      ...list,
      ...kinds({ string: 'layoutType pattern percentWidth', number: 'columns width' }),
    },
    properties: `${listProperties} columnOffsets eagerIds endMessage errorMessage externalGifs loader memory skeleton`,
    events: listEvents,
  },
  'gifkit-carousel': {
    attributes: { ...list, ...kinds({ number: 'gifHeight gifWidth', boolean: 'hideArrows' }) },
    properties: listProperties,
    events: listEvents,
  },
  'gifkit-gif': {
    attributes: { ...size, ...tile, ...kinds({ string: 'percentHeight', boolean: 'lazyLoad' }) },
    properties: tileProperties,
    events: tileEvents,
  },
  'gifkit-video': {
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
  },
  'gifkit-search': {
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
  },
  'gifkit-picker': {
    attributes: kinds({
      string: 'anchor apiKey initialTerm lang media placeholder presentation rating theme',
      number: 'columns renditionWidth',
      boolean: 'autoFocus closeOnSelect editAlt open paused',
    }),
    properties: 'attribution formats getAlt labels provider storage tabs',
    events: {
      onSelect: {
        type: 'select',
        detail: (gif: IGif, selection: PickerSelection) => ({ gif, ...selection }),
      },
      onOpenChange: { type: 'openchange', sets: 'open', detail: (open: boolean) => ({ open }) },
      onPausedChange: {
        type: 'pausedchange',
        sets: 'paused',
        detail: (paused: boolean) => ({ paused }),
      },
    },
  },
  'gifkit-motion-button': {
    attributes: {},
    properties: 'labels',
    events: {
      onPausedChange: { type: 'pausedchange', detail: (paused: boolean) => ({ paused }) },
    },
  },
} as const satisfies Record<string, ElementSpec>;
