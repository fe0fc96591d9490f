import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/** Tests that stand beside the source of one package or app. */
const project = (
  root: string,
  environment: 'node' | 'jsdom' = 'node',
  setupFiles: string[] = [],
): TestProjectConfiguration => ({
  test: {
    name: root.split('/').at(-1) ?? root,
    root,
    environment,
    setupFiles,
    include: ['{src,scripts}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});

export default defineConfig({
  test: {
    projects: [
      project('packages/model'),
      project('packages/fetch-api'),
      project('packages/analytics', 'jsdom'),
      project('packages/platform-requests'),
      project('packages/sandbox'),
      project('packages/react-components', 'jsdom', ['src/test/setup.ts']),
      project('apps/embed'),
      project('apps/gallery', 'jsdom', ['src/test/setup.ts']),
    ],
  },
});
