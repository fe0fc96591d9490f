import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { codeTokens } from './apps/gallery/scripts/code-tokens.ts';

const testsOf = (root: string, environment: 'node' | 'jsdom' = 'node') => ({
  name: root.split('/').at(-1) ?? root,
  root,
  environment,
  include: ['{src,scripts}/**/*.test.{ts,tsx}'],
  restoreMocks: true,
  unstubGlobals: true,
  // The sandbox draws files on demand, which is slow on a busy machine.
  testTimeout: 20_000,
  expect: { poll: { timeout: 10_000 } },
  // A shuffled order exposes tests that depend on others; `--sequence.seed` repeats an order.
  sequence: { shuffle: { tests: true } },
  setupFiles: [join(import.meta.dirname, 'scripts/put-back.ts')],
});

/**
 * Browser-like tests, each file in its own VM context: jsdom is created once per worker instead of per file.
 */
const inPages = (root: string) => ({
  ...testsOf(root, 'jsdom'),
  environment: join(import.meta.dirname, 'scripts/jsdom-environment.ts'),
  pool: 'vmThreads' as const,
});

/** Tests of analytics that stub the document or its location, which jsdom in a VM context does not allow. */
const takingThePageAway = [
  'src/monitoring/monitoring.test.ts',
  'src/pingback/create-analytics.test.ts',
  'src/two-copies.test.ts',
];

/** Tests of the embed that need the server's crypto, which is not in the page's realm. */
const withServer = ['{src/server,scripts}/**/*.test.ts', 'src/client.test.ts'];

const ofComponents = (root: string) => ({
  ...inPages(root),
  // As in production, rules are inserted one by one: jsdom would parse all styles again for each.
  env: { SC_DISABLE_SPEEDY: 'false' },
  setupFiles: [join(import.meta.dirname, root, 'src/test/setup.ts')],
});

/** Tests without module state: their files share a process, which saves start-up time. */
const together = (root: string) => ({
  test: {
    ...testsOf(root),
    isolate: false,
  },
});

/** Tests with the React 18 of an example. */
const withReact18 = (root: string, include: string[]) => ({
  resolve: {
    alias: ['react', 'react-dom', 'styled-components', '@testing-library/react'].map((name) => ({
      find: new RegExp(`^${name}(?=$|/)`),
      replacement: join(import.meta.dirname, 'examples/vite/node_modules', name),
    })),
  },
  test: {
    ...ofComponents(root),
    name: `${root.split('/').at(-1)} with React 18`,
    // Styles as text, which the setup parses like jsdom 20.
    env: {},
    include,
  },
});

export default defineConfig({
  test: {
    // By default one processor stays idle, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      together('packages/model'),
      together('packages/http'),
      together('packages/fetch-api'),
      together('packages/labels'),
      {
        test: {
          ...inPages('packages/analytics'),
          exclude: [...configDefaults.exclude, ...takingThePageAway],
        },
      },
      {
        test: {
          ...testsOf('packages/analytics', 'jsdom'),
          name: 'analytics without a page',
          include: takingThePageAway,
        },
      },
      together('packages/platform-requests'),
      together('packages/providers'),
      together('packages/catalog'),
      together('packages/store'),
      together('packages/relay'),
      { test: inPages('packages/embed-sdk') },
      together('packages/codemod'),
      {
        test: {
          ...together('packages/headless/src/core').test,
          name: 'headless core',
          include: ['**/*.test.ts'],
        },
      },
      {
        test: {
          ...ofComponents('packages/headless'),
          exclude: [...configDefaults.exclude, 'src/core/**'],
        },
      },
      together('packages/sandbox'),
      together('packages/sandbox-art'),
      { test: ofComponents('packages/react-components') },
      { test: ofComponents('packages/js-components') },
      // Smoke tests with the oldest supported React: rendering, hydration, refs, effects.
      withReact18('packages/react-components', [
        'src/**/{hydration,server,Gif,Grid,Carousel,Video,GifPicker}.test.tsx',
      ]),
      withReact18('packages/headless', ['src/shared/render-part.test.tsx']),
      { test: { ...testsOf('apps/embed'), name: 'embed server', include: withServer } },
      {
        test: { ...inPages('apps/embed'), exclude: [...configDefaults.exclude, ...withServer] },
      },
      { plugins: [codeTokens], test: ofComponents('apps/gallery') },
      together('apps/server-kit'),
      { test: { ...together('apps/docs').test, name: 'docs site' } },
      {
        test: {
          ...testsOf('examples/tests', 'jsdom'),
          name: 'example of tests',
          env: { GIPHY_PINGBACK_URL: 'https://pingback.test' },
        },
      },
      { test: { ...testsOf('examples/tiptap', 'jsdom'), name: 'example with Tiptap' } },
      { test: { ...together('examples/tailwind-picker').test, name: 'example with Tailwind' } },
      { test: { ...together('apps/bench').test, include: ['tools/*.test.ts'] } },
      { test: { ...together('docs').test, include: ['*.test.ts'] } },
      { test: { ...together('scripts').test, include: ['{,follow/}*.test.ts'] } },
    ],
  },
});
