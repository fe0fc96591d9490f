import type { NextConfig } from 'next';

export default {
  // As new apps have it.
  cacheComponents: true,
  // The packages of this repository are TypeScript; published ones need no such line.
  transpilePackages: [
    '@gifkit/analytics',
    '@gifkit/fetch-api',
    '@gifkit/model',
    '@gifkit/react-components',
  ],
} satisfies NextConfig;
