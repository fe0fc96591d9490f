declare const __GIFKIT_VERSION__: string | undefined;

/** Version of this package; the build puts it in. */
const VERSION = typeof __GIFKIT_VERSION__ === 'undefined' ? '0.0.0' : __GIFKIT_VERSION__;

export type GiphySDKRequestHeader =
  | 'X-GIPHY-SDK-NAME'
  | 'X-GIPHY-SDK-VERSION'
  | 'X-GIPHY-SDK-PLATFORM';

/** Who is asking, as the service counts it. */
export interface Sdk {
  name: string;
  version: string;
  /** @default 'web' */
  platform?: string | undefined;
}

let shared: Headers | undefined;

export const sdkHeaders = ({ name, version, platform = 'web' }: Sdk): Headers =>
  new Headers({
    'X-GIPHY-SDK-NAME': name,
    'X-GIPHY-SDK-VERSION': version,
    'X-GIPHY-SDK-PLATFORM': platform,
  });

/** The headers of every client that has no `sdk` of its own. */
export function getGiphySDKRequestHeaders(): Headers {
  shared ??= sdkHeaders({ name: 'FetchAPI', version: VERSION });
  return shared;
}

/** Changes one of the headers that {@link getGiphySDKRequestHeaders} gives. */
export const appendGiphySDKRequestHeader = (key: GiphySDKRequestHeader, value: string): void =>
  getGiphySDKRequestHeaders().set(key, value);
