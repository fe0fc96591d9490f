import type { NextConfig } from 'next';

export default {
  // The defaults of new apps.
  cacheComponents: true,
  partialPrefetching: true,
  // Only needed in this repository, whose packages are TypeScript sources.
  transpilePackages: [
    '@gifkit/analytics',
    '@gifkit/fetch-api',
    '@gifkit/model',
    '@gifkit/react-components',
  ],
} satisfies NextConfig;
