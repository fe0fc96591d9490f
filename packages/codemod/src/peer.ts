/** Gifkit packages that replace a peer package. */
export type Successor =
  | '@gifkit/analytics'
  | '@gifkit/fetch-api'
  | '@gifkit/model'
  | '@gifkit/react-components';

interface Peer {
  to: Successor;
  elsewhere?: Record<string, Successor>;
  renamed?: Record<string, string>;
  /** Names of the default exports of its files, by file name. */
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

const WITHOUT_SUCCESSOR: Record<string, string> = {
  '@giphy/colors':
    'use BRAND_COLORS of @gifkit/model for the colors of tiles, and copy the others.',
  '@giphy/js-brand': 'components inherit their font from the page.',
  '@giphy/js-components':
    'import its functions from @gifkit/js-components, and add react, react-dom and styled-components.',
  '@giphy/svelte-components': 'use the elements of @gifkit/js-components.',
  '@giphy/embed-sdk': '@gifkit/embed-sdk has a different API; its README compares both.',
};

/** Import source of a peer package that has a successor. */
export interface PeerModule {
  name: string;
  to: Successor;
  /** Base name of a script in the package; undefined for the package itself. */
  file: string | undefined;
  /** Path of its package.json or style sheet. */
  asset: string | undefined;
}

/** Parses an import source. @returns undefined for other packages and those without a successor. */
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

/** Packages that replace a peer package, the main one first. */
export function successorsOf(peer: string): Successor[] {
  const { to, elsewhere = {} } = PEERS[peer] ?? {};
  return to ? [...new Set([to, ...Object.values(elsewhere)])] : [];
}

/** Finds the new package and name of an export. @returns undefined for an unknown default export. */
export function movedExport(
  { name: peer, to, file = '' }: PeerModule,
  name: string,
): { to: Successor; name: string } | undefined {
  const { elsewhere, renamed, defaults } = PEERS[peer] ?? {};
  const known = name === 'default' ? defaults?.[file] : name;
  return known ? { to: elsewhere?.[known] ?? to, name: renamed?.[known] ?? known } : undefined;
}

/** Exports that did not move to the main successor. */
export const exportsElsewhere = (peer: string): string[] =>
  Object.keys(PEERS[peer]?.elsewhere ?? {});

export const successorsIn = (text: string): Successor[] =>
  [...new Set(Object.values(PEERS).map(({ to }) => to))].filter((name) =>
    new RegExp(`["'\`]${name}["'\`/]`).test(text),
  );

/** Config files in which a string with a package name means the package. */
export const SETTINGS =
  /(config|jest|vitest|vite|webpack|rollup|rspack|babel|metro|craco)[^\\/]*$|\.\w+rc(\.\w+)?$|[\\/]\.storybook[\\/]/i;

/**
 * Renames strings in config files that are a package name, a pattern of it (`^@giphy/js-util$`) or its
 * package.json.
 *
 * @param before text whose names must not be added a second time.
 * @param kept peer packages that are still needed.
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

/** True if a text still mentions the peer, also in a path or pattern: `node_modules/(?!@giphy)`. */
export const mentionsPeer = (text: string): boolean => /@giphy(?=[/\\|)]|$)/.test(text);

export function mentionAdvice(text: string): string {
  const [peer = ''] = /@giphy\/[\w-]+/.exec(text) ?? [];
  const advice = WITHOUT_SUCCESSOR[peer];
  if (advice) return `${peer} is not moved: ${advice}`;
  const [name = text] = /[^\s'"`]*@giphy[^\s'"`,;]*/.exec(text) ?? [];
  return `${name} is named as a string: change it if it means the package.`;
}
