export interface ElementSpec {
  /** Space-separated props that are also attributes. Those that are not texts have a type: `columns:number`. */
  attributes: string;
  /** Space-separated props that are only properties: functions and objects. */
  properties: string;
  /**
   * Events by handler prop. The value names the fields of `detail`, one for each argument of the handler; the fields of
   * an argument `...` become its own.
   */
  events: Readonly<Record<string, string>>;
  /** Space-separated props that an event with this field sets, unless it is canceled. */
  sets?: string;
  /** Displayed as a block by default, instead of in a line. */
  isBlock?: true;
}

const query = 'apiKey term type rating lang limit:number';
const tile =
  'backgroundColor controls media borderRadius:number hideAttribution:boolean noLink:boolean paused:boolean';
const list = `${query} ${tile} label noResultsMessage resetKey gutter:number`;
const grid = `${list} layoutType pattern percentWidth columns:number width:number`;
const size = 'apiKey catalog gif percentWidth width:number height:number';

// A list with a handler of keys has no typeahead, so this handler is no event.
const tileProperties = 'getAlt labels onGifKeyPress overlay user';
const listProperties = `${tileProperties} loaderConfig`;
const gridProperties = `${listProperties} columnOffsets eagerIds endMessage errorMessage loader skeleton`;

const tileEvents = {
  onGifClick: 'gif',
  onGifRightClick: 'gif',
  onGifSeen: 'gif',
  onGifVisible: 'gif',
  onPausedChange: 'paused gif',
} as const;
const listEvents = { ...tileEvents, onGifsFetched: 'gifs', onGifsFetchError: 'error' } as const;

/** Attributes, properties and events of the elements by tag. */
export const SPECS = {
  'gifkit-grid': {
    attributes: `catalog ${grid}`,
    properties: `${gridProperties} externalGifs fetchGifs initialGifs memory`,
    events: listEvents,
    isBlock: true,
  },
  'gifkit-carousel': {
    attributes: `catalog ${list} gifHeight:number gifWidth:number hideArrows:boolean`,
    properties: `${listProperties} fetchGifs initialGifs`,
    events: listEvents,
    isBlock: true,
  },
  'gifkit-gif': {
    attributes: `${size} ${tile} fetchPriority percentHeight lazyLoad:boolean`,
    properties: tileProperties,
    events: tileEvents,
  },
  'gifkit-video': {
    attributes: `${size} ccLanguage volume:number ccEnabled:boolean controls:boolean hideAttribution:boolean hideCaptions:boolean hideMute:boolean hidePlayPause:boolean hideProgressBar:boolean hideTitle:boolean loop:boolean muted:boolean paused:boolean persistentControls:boolean`,
    properties: 'labels overlay setVideoEl',
    events: {
      onCanPlay: '',
      onEnded: '',
      onEndFullscreen: '',
      onError: 'code',
      onFirstPlay: 'ms',
      onLoop: 'count',
      onMuted: 'muted',
      onQuartile: 'quartile',
      onStateChange: 'state',
      onTimeUpdate: 'playhead',
      onUserMuted: 'muted',
      onWaiting: 'count',
    },
  },
  'gifkit-search': {
    attributes: `${grid} initialTerm placeholder searchDebounce:number autoFocus:boolean`,
    properties: gridProperties,
    events: { ...listEvents, onEnter: 'term' },
    isBlock: true,
  },
  'gifkit-picker': {
    attributes:
      'anchor apiKey catalog initialTerm lang media placeholder presentation rating theme columns:number renditionWidth:number autoFocus:boolean closeOnSelect:boolean editAlt:boolean open:boolean paused:boolean',
    properties: 'attribution formats getAlt labels provider storage tabs',
    events: { onSelect: 'gif ...', onOpenChange: 'open', onPausedChange: 'paused' },
    sets: 'open paused',
    isBlock: true,
  },
  'gifkit-motion-button': {
    attributes: '',
    properties: 'labels',
    events: { onPausedChange: 'paused' },
  },
} as const satisfies Record<string, ElementSpec>;

export const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** Props and types of the attributes by attribute: `gif-height` for `gifHeight`. */
export const attributesOf = (spec: ElementSpec) =>
  new Map(
    wordsOf(spec.attributes).map((word) => {
      const [prop = '', type = 'string'] = word.split(':');
      const attribute = prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return [attribute, { prop, type }];
    }),
  );

/** Event of a handler prop. Its name is that of the prop, unless browsers treat such events specially. */
export const eventOf = (handler: string): string =>
  handler === 'onError' ? 'videoerror' : handler.slice(2).toLowerCase();

/**
 * Parses an attribute. A boolean is true if the attribute is present and not `false`.
 *
 * @returns undefined for a missing attribute or an invalid number.
 */
export function readAttribute(tag: string, name: string, text: string | null, type: string) {
  if (text === null) return undefined;
  if (type === 'boolean') return text !== 'false';
  if (type === 'string') return text;
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value)) return value;
  console.error(
    `<${tag}> has ${name}="${text}", which is ignored: it takes a number, such as ${name}="3".`,
  );
  return undefined;
}
