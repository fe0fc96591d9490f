/** Gifkit packages that replace a peer package. */
export type Successor =
  | '@gifkit/analytics'
  | '@gifkit/fetch-api'
  | '@gifkit/js-components'
  | '@gifkit/model'
  | '@gifkit/react-components';

interface Peer {
  to: Successor;
  /** Exports that moved to another package. */
  elsewhere?: Record<string, Successor>;
  renamed?: Record<string, string>;
  /** Names of the default exports of its files, by file name. */
  defaults?: Record<string, string>;
  /** Exports that exist in the successor; by default all. */
  only?: readonly string[];
}

const PEERS: Record<string, Peer> = {
  '@giphy/js-analytics': {
    to: '@gifkit/analytics',
    defaults: { pingback: 'pingback', 'merge-attributes': 'mergeAttributes' },
  },
  '@giphy/js-components': {
    to: '@gifkit/js-components',
    only: ['renderCarousel', 'renderGif', 'renderGrid', 'renderVideo'],
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

/** Advice for packages without a successor, and for exports that their successor does not have. */
const ADVICE: Record<string, string> = {
  '@giphy/colors':
    'use BRAND_COLORS of @gifkit/model for the colors of tiles, and copy the others.',
  '@giphy/js-brand': 'components inherit their font from the page. Copy its colors.',
  '@giphy/js-components':
    '@gifkit/js-components has only renderCarousel, renderGif, renderGrid and renderVideo.',
  '@giphy/svelte-components': 'use the elements of @gifkit/js-components.',
  '@giphy/embed-sdk': '@gifkit/embed-sdk has a different API; its README compares both.',
};

/** Guides for packages of others. */
export const OTHERS: Readonly<Record<string, string>> = {
  'gif-picker-react': 'apps/docs/pages/guides/gif-picker-react.md',
  'react-giphy-searchbox': 'apps/docs/pages/guides/picker.md',
  'giphy-api': 'docs/migrating.md',
  'giphy-js-sdk-core': 'docs/migrating.md',
};

/** Import source of a peer package that has a successor. */
export interface PeerModule extends Peer {
  name: string;
  /** Path inside the package; empty for the package itself. */
  path: string;
}

/** Parses an import source. @returns undefined for other packages and those without a successor. */
export function peerOf(source: string): PeerModule | undefined {
  const [, name = '', path = ''] = /^(@giphy\/[\w-]+)(?:\/([\w./-]+))?$/.exec(source) ?? [];
  return PEERS[name] && { ...PEERS[name], name, path };
}

/** Packages that replace a peer package, the main one first. */
export function successorsOf(name: string): Successor[] {
  const peer = PEERS[name];
  return peer ? [...new Set([peer.to, ...Object.values(peer.elsewhere ?? {})])] : [];
}

/** Finds the new package and name of an export. @returns undefined if there is none. */
export function movedExport(peer: PeerModule, name: string) {
  const { to, path, elsewhere, renamed, defaults, only } = peer;
  const [, file = ''] = /([\w-]+?)(?:\/index)?(?:\.[\w.]+)?$/.exec(path) ?? [];
  const known = name === 'default' ? defaults?.[file] : name;
  if (!known || (only && !only.includes(known))) return undefined;
  return { to: elsewhere?.[known] ?? to, name: renamed?.[known] ?? known };
}

/** Successors that a source imports. */
export const successorsIn = (modules: readonly string[]): Set<Successor> =>
  new Set(
    Object.keys(PEERS)
      .flatMap(successorsOf)
      .filter((to) => modules.some((module) => `${module}/`.startsWith(`${to}/`))),
  );

/** Peer packages with a successor that a text mentions. */
export const peersIn = (text: string): string[] =>
  (text.match(/@giphy\/[\w-]+/g) ?? []).filter((peer) => PEERS[peer]);

/** True if a text still mentions the peer, also in a path or pattern: `node_modules/(?!@giphy)`. */
const mentionsPeer = (text: string): boolean => /@giphy(?=[/\\|)]|$)/.test(text);

/** Returns the note on a string that mentions the peer. */
export function mentionAdvice(text: string): string | undefined {
  if (!mentionsPeer(text)) return undefined;
  const [peer = ''] = /@giphy\/[\w-]+/.exec(text) ?? [];
  if (ADVICE[peer]) return `${peer} is not moved: ${ADVICE[peer]}`;
  const [name = text] = /[^\s'"`]*@giphy[^\s'"`,;]*/.exec(text) ?? [];
  return `${name} is named as a string: change it if it means the package.`;
}
