declare const __GIFKIT_VERSION__: string | undefined;

/** Version of this package, inserted by the build. */
const VERSION = typeof __GIFKIT_VERSION__ === 'undefined' ? '0.0.0' : __GIFKIT_VERSION__;

export type GiphySDKRequestHeader =
  | 'X-GIPHY-SDK-NAME'
  | 'X-GIPHY-SDK-VERSION'
  | 'X-GIPHY-SDK-PLATFORM';

/** The package or app that makes a call, as the service counts calls. */
export interface Sdk {
  name: string;
  /** Its version, such as '1.2.3'. */
  version: string;
  /** @default 'web' */
  platform?: string | undefined;
}

/** The headers that name an SDK to the service. */
export const sdkHeaders = ({ name, version, platform = 'web' }: Sdk): Headers =>
  new Headers({
    'X-GIPHY-SDK-NAME': name,
    'X-GIPHY-SDK-VERSION': version,
    'X-GIPHY-SDK-PLATFORM': platform,
  });

let shared: Headers | undefined;
const appended: [GiphySDKRequestHeader, string][] = [];

/**
 * The headers of every client that has no `sdk` of its own.
 *
 * @param sdk the package that makes the call. Values set by {@link appendGiphySDKRequestHeader} win.
 * @default sdk FetchAPI in this version
 */
export function getGiphySDKRequestHeaders(sdk?: Sdk): Headers {
  if (!sdk) {
    shared ??= sdkHeaders({ name: 'FetchAPI', version: VERSION });
    return shared;
  }
  const headers = sdkHeaders(sdk);
  for (const [key, value] of appended) headers.set(key, value);
  return headers;
}

/** Changes one of the headers that {@link getGiphySDKRequestHeaders} gives. */
export function appendGiphySDKRequestHeader(key: GiphySDKRequestHeader, value: string): void {
  getGiphySDKRequestHeaders().set(key, value);
  appended.push([key, value]);
}
