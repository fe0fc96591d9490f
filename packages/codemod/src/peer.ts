/** Our packages that take the place of one of the peer's. */
export type Successor =
  | '@gifkit/analytics'
  | '@gifkit/fetch-api'
  | '@gifkit/model'
  | '@gifkit/react-components';

interface Peer {
  /** The package that has its exports now, except for `elsewhere`. */
  to: Successor;
  /** Exports that are in another package. */
  elsewhere?: Record<string, Successor>;
  /** Exports that have another name here. */
  renamed?: Record<string, string>;
  /** The names of its files' default exports, by file name. */
  defaults: Record<string, string>;
}

const PEERS: Record<string, Peer> = {
  '@giphy/js-analytics': {
    to: '@gifkit/analytics',
    defaults: { pingback: 'pingback', 'merge-attributes': 'mergeAttributes' },
  },
  '@giphy/js-fetch-api': {
    to: '@gifkit/fetch-api',
    defaults: { api: 'GiphyFetch', 'fetch-error': 'FetchError', request: 'request' },
  },
  '@giphy/js-types': {
    to: '@gifkit/model',
    renamed: { IURLAsset: 'IImage' },
    defaults: { gif: 'IGif', user: 'IUser', video: 'IVideo' },
  },
  '@giphy/js-util': {
    to: '@gifkit/model',
    elsewhere: {
      getPingbackId: '@gifkit/fetch-api',
      noUUIDRandom: '@gifkit/fetch-api',
      Logger: '@gifkit/fetch-api',
      LogLevel: '@gifkit/fetch-api',
      getGiphySDKRequestHeaders: '@gifkit/fetch-api',
      appendGiphySDKRequestHeader: '@gifkit/fetch-api',
      appendGiphySDKRequestParam: '@gifkit/fetch-api',
    },
    defaults: {
      bestfit: 'bestfit',
      'get-client-rect-from-el': 'getClientRect',
      'get-pingback-id': 'getPingbackId',
    },
  },
  '@giphy/react-components': {
    to: '@gifkit/react-components',
    defaults: {
      attribution: 'Attribution',
      carousel: 'Carousel',
      gif: 'Gif',
      grid: 'Grid',
      loader: 'Loader',
      'search-bar': 'SearchBar',
      video: 'Video',
    },
  },
};

/** What to do about a package that is not moved. */
const WITHOUT_SUCCESSOR: Record<string, string> = {
  '@giphy/colors': 'the colors of a tile are BRAND_COLORS of @gifkit/model, copy others.',
  '@giphy/js-brand': 'components take their font from the page.',
  '@giphy/js-components':
    'import its functions from @gifkit/js-components, and add react, react-dom and styled-components.',
  '@giphy/svelte-components': 'use the elements of @gifkit/js-components.',
  '@giphy/embed-sdk': '@gifkit/embed-sdk has other calls; its README has the table of both.',
};

/** A module of the peer that has a successor. */
export interface PeerModule {
  name: string;
  to: Successor;
  /** The name of a script in it, without folder and ending; undefined for the package itself. */
  file: string | undefined;
  /** The path of its package.json or style sheet. */
  asset: string | undefined;
}

/** Reads the source of an import. Undefined for the packages of others and those without a successor. */
export function peerOf(source: string): PeerModule | undefined {
  const [, name = '', path = ''] = /^(@giphy\/[\w-]+)(?:\/([\w./-]+))?$/.exec(source) ?? [];
  const to = PEERS[name]?.to;
  if (!to) return undefined;
  const script = path.replace(/(\.d)?\.[cm]?[jt]sx?$/, '');
  if (script === path && /\.\w+$/.test(path)) return { name, to, file: undefined, asset: path };
  const file = script
    .replace(/\/index$/, '')
    .split('/')
    .at(-1);
  return { name, to, file: file || undefined, asset: undefined };
}

/** All packages that have exports of a package; the first has most of them. */
export function successorsOf(peer: string): Successor[] {
  const { to, elsewhere = {} } = PEERS[peer] ?? {};
  return to ? [...new Set([to, ...Object.values(elsewhere)])] : [];
}

/** The package that has an export of a module now, and its name there. Undefined for an unknown default export. */
export function movedExport(
  { name: peer, to, file = '' }: PeerModule,
  name: string,
): { to: Successor; name: string } | undefined {
  const { elsewhere, renamed, defaults } = PEERS[peer] ?? {};
  const known = name === 'default' ? defaults?.[file] : name;
  return known ? { to: elsewhere?.[known] ?? to, name: renamed?.[known] ?? known } : undefined;
}

/** Exports that are not in the same package as most of them. */
export const exportsElsewhere = (peer: string): string[] =>
  Object.keys(PEERS[peer]?.elsewhere ?? {});

/** Our packages that a text names as modules. */
export const successorsIn = (text: string): Successor[] =>
  [...new Set(Object.values(PEERS).map(({ to }) => to))].filter((name) =>
    new RegExp(`["'\`]${name}["'\`/]`).test(text),
  );

/** Settings of a tool: there, a string that is a package's name means the package. */
export const SETTINGS =
  /(config|jest|vitest|vite|webpack|rollup|rspack|babel|metro|craco)[^\\/]*$|\.\w+rc(\.\w+)?$|[\\/]\.storybook[\\/]/i;

/**
 * Renames strings in settings that are the name of a package, a pattern of it (`^@giphy/js-util$`) or its
 * package.json.
 *
 * @param before has names that are there already: none is to be there twice.
 * @param kept packages that are still needed by their old names.
 */
export function moveSettings(
  text: string,
  before = text,
  kept: ReadonlySet<string> = new Set(),
): string {
  const moved = new Map<string, string>();
  return text.replaceAll(
    /(["'`]\^?)(@giphy\/[\w-]+)((?:\/package\.json)?\$?["'`])/g,
    (old: string, start: string, peer: string, end: string) => {
      const to = PEERS[peer]?.to;
      const own = `${start}${to}${end}`;
      if (!to || kept.has(peer) || before.includes(own)) return old;
      if (moved.has(own) && moved.get(own) !== old) return old;
      moved.set(own, old);
      return own;
    },
  );
}

/** Whether a text names a package of the peer, also in a path or a pattern: `node_modules/(?!@giphy)`. */
export const mentionsPeer = (text: string): boolean => /@giphy(?=[/\\|)]|$)/.test(text);

/** What to look at where a text still mentions the peer. */
export function mentionAdvice(text: string): string {
  const [peer = ''] = /@giphy\/[\w-]+/.exec(text) ?? [];
  const advice = WITHOUT_SUCCESSOR[peer];
  if (advice) return `${peer} is not moved: ${advice}`;
  const [name = text] = /[^\s'"`]*@giphy[^\s'"`,;]*/.exec(text) ?? [];
  return `${name} is named as a string: change it where it means the package.`;
}
