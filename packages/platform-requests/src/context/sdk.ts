import type { GiphySDKRequestHeader, Sdk } from '@gifkit/fetch-api';

declare const __GIFKIT_VERSION__: string | undefined;

/** This package, as the public API counts its clients. The build inserts the version. */
export const SDK = {
  name: 'PlatformRequests',
  version: typeof __GIFKIT_VERSION__ === 'undefined' ? '0.0.0' : __GIFKIT_VERSION__,
  platform: 'web',
} as const satisfies Sdk;

/** {@link SDK} as headers. */
export const SDK_HEADERS: Readonly<Record<GiphySDKRequestHeader, string>> = {
  'X-GIPHY-SDK-NAME': SDK.name,
  'X-GIPHY-SDK-VERSION': SDK.version,
  'X-GIPHY-SDK-PLATFORM': SDK.platform,
};
