import type { Sdk } from '@gifkit/fetch-api';

declare const __GIFKIT_VERSION__: string | undefined;

/** This package, as the service counts its clients. The build inserts the version. */
export const SDK: Sdk = {
  name: 'ReactSDK',
  version: typeof __GIFKIT_VERSION__ === 'undefined' ? '0.0.0' : __GIFKIT_VERSION__,
};
