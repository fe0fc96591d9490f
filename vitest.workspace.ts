import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that stand beside the source of one package or app. */
const testsOf = (root: string, environment: 'node' | 'jsdom' = 'node') => ({
  name: root.split('/').at(-1) ?? root,
  root,
  environment,
  include: ['{src,scripts}/**/*.test.{ts,tsx}'],
  restoreMocks: true,
  unstubGlobals: true,
  // The sandbox draws what a test asks for, which takes its time on a busy machine.
  testTimeout: 20_000,
  expect: { poll: { timeout: 10_000 } },
  // A test that depends on the one before it fails in another order; `--sequence.seed` repeats an order.
  sequence: { shuffle: { tests: true } },
  setupFiles: [join(import.meta.dirname, 'scripts/put-back.ts')],
});

/** Tests of pages, each file in a context of its own: jsdom is made once for each worker, not for each file. */
const inPages = (root: string) => ({
  ...testsOf(root, 'jsdom'),
  environment: join(import.meta.dirname, 'scripts/jsdom-environment.ts'),
  pool: 'vmThreads' as const,
});

/** Of analytics: these stub the document or its address, which jsdom in a context does not allow. */
const takingThePageAway = [
  'src/monitoring/monitoring.test.ts',
  'src/pingback/create-analytics.test.ts',
  'src/two-copies.test.ts',
];

/** Of the embed: what needs the crypto of a server, which is not of the same realm as a page. */
const withServer = ['{src/server,scripts}/**/*.test.ts', 'src/client.test.ts'];

const ofComponents = (root: string) => ({
  ...inPages(root),
  setupFiles: [join(import.meta.dirname, root, 'src/test/setup.ts')],
});

const project = (...options: Parameters<typeof testsOf>) => ({ test: testsOf(...options) });

/** Tests that leave nothing behind in any module: their files share a process, which saves the start of each. */
const together = (root: string) => ({
  test: {
    ...testsOf(root),
    isolate: false,
  },
});

/** The example that runs on React 18, and the packages that have to use the same React. */
const react18 = join(import.meta.dirname, 'examples/vite/node_modules');
const withReact18 = ['react', 'react-dom', 'styled-components', '@testing-library/react'];

export default defineConfig({
  test: {
    // By default one processor is left idle, which on two is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      together('packages/model'),
      together('packages/fetch-api'),
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
      project('packages/sandbox'),
      project('packages/sandbox-art'),
      { test: ofComponents('packages/react-components') },
      { test: ofComponents('packages/js-components') },
      {
        resolve: {
          alias: withReact18.map((name) => ({
            find: new RegExp(`^${name}(?=$|/)`),
            replacement: join(react18, name),
          })),
        },
        test: {
          ...ofComponents('packages/react-components'),
          name: 'React 18',
          // Smoke tests with the oldest React that is supported: rendering, hydration, refs, effects.
          include: ['src/**/{hydration,server,Gif,Grid,Carousel,Video,GifPicker}.test.tsx'],
        },
      },
      { test: { ...testsOf('apps/embed'), name: 'embed server', include: withServer } },
      {
        test: { ...inPages('apps/embed'), exclude: [...configDefaults.exclude, ...withServer] },
      },
      { test: ofComponents('apps/gallery') },
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
      { test: { ...testsOf('examples/lexical', 'jsdom'), name: 'example with Lexical' } },
      { test: { ...together('examples/tailwind-picker').test, name: 'example with Tailwind' } },
      { test: { ...together('apps/bench').test, include: ['tools/*.test.ts'] } },
      { test: { ...together('docs').test, include: ['*.test.ts'] } },
      { test: { ...together('scripts').test, include: ['{,follow/}*.test.ts'] } },
    ],
  },
});
