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
  defaults?: Record<string, string>;
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

/** What to do about a package that has no successor. */
export const WITHOUT_SUCCESSOR: Record<string, string> = {
  '@giphy/colors':
    '@giphy/colors has no successor: the colours of a tile are BRAND_COLORS of @gifkit/model, copy others.',
  '@giphy/js-brand': '@giphy/js-brand has no successor: components take their font from the page.',
  '@giphy/js-components':
    '@giphy/js-components has no successor: render @gifkit/react-components into an element by createRoot.',
  '@giphy/svelte-components':
    '@giphy/svelte-components has no successor: use GiphyFetch and @gifkit/model in components of your own.',
  '@giphy/embed-sdk':
    '@giphy/embed-sdk has other calls than @gifkit/embed-sdk, whose README has the table of both.',
};

/** What a module name of the peer means. */
export interface PeerModule {
  /** The package. */
  name: string;
  /** The name of a script in it, without folder and ending; undefined for the package itself. */
  file: string | undefined;
  /** The path of a file in it that is no script: its package.json, a style sheet. */
  asset: string | undefined;
}

/** The package of an import's source, and the file in it, if one is named; undefined for others' packages. */
export function peerOf(source: string): PeerModule | undefined {
  const [, name, path] = /^(@giphy\/[\w-]+)(?:\/([\w./-]+))?$/.exec(source) ?? [];
  if (!name) return undefined;
  const script = path?.replace(/(\.d)?\.[cm]?[jt]sx?$/, '');
  const isAsset = script !== undefined && script === path && /\.\w+$/.test(path);
  if (isAsset) return { name, file: undefined, asset: path };
  const file = script
    ?.replace(/\/index$/, '')
    .split('/')
    .at(-1);
  return { name, file, asset: undefined };
}

/** The package that has most exports of a package; undefined when it has no successor. */
export const successorOf = (peer: string): Successor | undefined => PEERS[peer]?.to;

/** All packages that have exports of a package. */
export const successorsOf = (peer: string): Successor[] => {
  const { to, elsewhere = {} } = PEERS[peer] ?? {};
  return to ? [...new Set([to, ...Object.values(elsewhere)])] : [];
};

/** The packages that a text names as modules. */
export const successorsIn = (text: string): Successor[] =>
  [...new Set(Object.values(PEERS).map(({ to }) => to))].filter((name) =>
    new RegExp(`["'\`]${name}["'\`/]`).test(text),
  );

/** The package that has an export now, and its name there. */
export function movedExport(
  peer: string,
  name: string,
): { to: Successor; name: string } | undefined {
  const { to, elsewhere, renamed } = PEERS[peer] ?? {};
  if (!to) return undefined;
  return { to: elsewhere?.[name] ?? to, name: renamed?.[name] ?? name };
}

/** The names that are not in the same package as most of their exports. */
export const namesElsewhere = (peer: string): string[] => Object.keys(PEERS[peer]?.elsewhere ?? {});

/** What the default export of a package's file is called; undefined where that is not known. */
export const defaultExport = (peer: string, file: string | undefined): string | undefined =>
  file === undefined ? undefined : PEERS[peer]?.defaults?.[file];
