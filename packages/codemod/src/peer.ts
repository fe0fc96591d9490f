/** Gifkit packages that replace a peer package. */
export type Successor =
  | '@gifkit/analytics'
  | '@gifkit/fetch-api'
  | '@gifkit/js-components'
  | '@gifkit/model'
  | '@gifkit/react-components';

interface Peer {
  to: Successor;
  /** Exports that moved to `@gifkit/fetch-api`. */
  inFetchApi?: readonly string[];
  renamed?: Record<string, string>;
  /** Names of the default exports of its files, by file name. */
  defaults?: Record<string, string>;
  /** Exports that exist in the successor; by default all. */
  only?: readonly string[];
}

const PEERS: Record<string, Peer> = {
  '@giphy/js-analytics': { to: '@gifkit/analytics' },
  '@giphy/js-components': {
    to: '@gifkit/js-components',
    only: ['renderCarousel', 'renderGif', 'renderGrid', 'renderVideo'],
  },
  '@giphy/js-fetch-api': { to: '@gifkit/fetch-api' },
  '@giphy/js-types': {
    to: '@gifkit/model',
    renamed: { IURLAsset: 'IImage' },
    defaults: { gif: 'IGif', user: 'IUser', video: 'IVideo' },
  },
  '@giphy/js-util': {
    to: '@gifkit/model',
    inFetchApi: [
      'getPingbackId',
      'noUUIDRandom',
      'Logger',
      'LogLevel',
      'getGiphySDKRequestHeaders',
      'appendGiphySDKRequestHeader',
      'appendGiphySDKRequestParam',
    ],
  },
  '@giphy/react-components': { to: '@gifkit/react-components' },
};

/** Advice on packages that are still named after the move, by their names. */
const ADVICE: Record<string, string> = {
  '@giphy/colors':
    'is not moved: use BRAND_COLORS of @gifkit/model for the colors of tiles, and copy the others.',
  '@giphy/js-analytics':
    'is still named here. If this is a stub that sends no events, call configureAnalytics({ enabled: false }) of @gifkit/analytics instead.',
  '@giphy/js-brand': 'is not moved: components inherit their font from the page. Copy its colors.',
  '@giphy/js-components':
    'is not moved: @gifkit/js-components has only renderCarousel, renderGif, renderGrid and renderVideo.',
  '@giphy/svelte-components': 'is not moved: use the elements of @gifkit/js-components.',
  '@giphy/embed-sdk':
    'is not moved: @gifkit/embed-sdk has a different API; its README compares both.',
};

/** Guides for packages of others. */
const GUIDES: Record<string, string> = {
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
  const { to, inFetchApi } = PEERS[name] ?? {};
  return [to ?? [], inFetchApi ? ('@gifkit/fetch-api' as const) : []].flat();
}

/** Finds the new package and name of an export. @returns undefined if there is none. */
export function movedExport(peer: PeerModule, name: string) {
  const { to, path, inFetchApi, renamed, defaults, only } = peer;
  const [, file = ''] = /([\w-]+?)(?:\.[\w.]+)?$/.exec(path) ?? [];
  const known = name === 'default' ? defaults?.[file] : name;
  if (!known || (only && !only.includes(known))) return undefined;
  const isInFetchApi = inFetchApi?.includes(known) ?? false;
  return {
    to: isInFetchApi ? ('@gifkit/fetch-api' as const) : to,
    name: renamed?.[known] ?? known,
  };
}

/** Successors that a source imports. */
export const successorsIn = (modules: readonly string[]): Set<Successor> =>
  new Set(
    Object.keys(PEERS)
      .flatMap(successorsOf)
      .filter((to) => modules.some((module) => `${module}/`.startsWith(`${to}/`))),
  );

/** A package of the peer in a string, pattern or path; with a backslash in a regular expression. */
const MENTION = /@giphy\\?\/[\w-]+/g;

/** Peer packages with a successor that a text mentions. */
export const peersIn = (text: string): string[] =>
  (text.match(MENTION) ?? []).map((peer) => peer.replace('\\', '')).filter((peer) => PEERS[peer]);

const OTHERS = new RegExp(`['"](${Object.keys(GUIDES).join('|')})['"]`);

/** Returns the note on a line that names a package of others. */
export function guideTo(line: string): string | undefined {
  const [, other] = OTHERS.exec(line) ?? [];
  return other && `${other} is not moved: see ${GUIDES[other]} of the repository.`;
}

/** Returns the note on a line that still names a package after the move. */
export function mentionAdvice(line: string): string | undefined {
  const [name, peer] = /@giphy(?:\\?\/([\w-]+)[\w./-]*|(?=[/\\|)'"]))/.exec(line) ?? [];
  if (!name) return undefined;
  const advice = ADVICE[`@giphy/${peer}`];
  return advice
    ? `@giphy/${peer} ${advice}`
    : `${name} is still named here: change it if it means the package.`;
}
