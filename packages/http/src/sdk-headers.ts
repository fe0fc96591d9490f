declare const __GIFKIT_VERSION__: string | undefined;

/** Version of this package and of fetch-api, inserted by the build. */
const VERSION = typeof __GIFKIT_VERSION__ === 'undefined' ? '0.0.0' : __GIFKIT_VERSION__;

const NAME = 'X-GIPHY-SDK-NAME';
const DEFAULT_NAME = 'FetchAPI';

/** Names of the three headers. */
export type GiphySDKRequestHeader =
  | 'X-GIPHY-SDK-NAME'
  | 'X-GIPHY-SDK-VERSION'
  | 'X-GIPHY-SDK-PLATFORM';

/** The package or app that makes a call, for the service's statistics. */
export interface Sdk {
  name: string;
  /** Such as '1.2.3'. */
  version: string;
  /** @default 'web' */
  platform?: string | undefined;
}

/** Returns the three headers of a package or app. */
export const sdkHeaders = ({ name, version, platform = 'web' }: Sdk): Headers =>
  new Headers({
    [NAME]: name,
    'X-GIPHY-SDK-VERSION': version,
    'X-GIPHY-SDK-PLATFORM': platform,
  });

let shared: Headers | undefined;

/** Returns the shared headers, of pingbacks and of all clients without an `sdk` option: FetchAPI in this version. */
export function getGiphySDKRequestHeaders(): Headers {
  shared ??= sdkHeaders({ name: DEFAULT_NAME, version: VERSION });
  return shared;
}

/** Changes one of the shared headers, for all later requests. */
export function appendGiphySDKRequestHeader(key: GiphySDKRequestHeader, value: string): void {
  getGiphySDKRequestHeaders().set(key, value);
}

/** Names an SDK in the shared headers, unless the host has named its own. */
export function nameSdk(name: string): void {
  if (getGiphySDKRequestHeaders().get(NAME) === DEFAULT_NAME)
    appendGiphySDKRequestHeader(NAME, name);
}
