import type { NextConfig } from 'next';

export default {
  // The packages of this repository are TypeScript; published ones need no such line.
  transpilePackages: [
    '@gifkit/analytics',
    '@gifkit/fetch-api',
    '@gifkit/model',
    '@gifkit/react-components',
  ],
} satisfies NextConfig;
