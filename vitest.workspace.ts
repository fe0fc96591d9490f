import { join } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/** Tests that stand beside the source of one package or app. */
const project = (
  root: string,
  environment: 'node' | 'jsdom' = 'node',
  setup?: 'with its setup',
): TestProjectConfiguration => ({
  test: {
    name: root.split('/').at(-1) ?? root,
    root,
    environment,
    setupFiles: setup ? [join(import.meta.dirname, root, 'src/test/setup.ts')] : [],
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
      project('packages/embed-sdk', 'jsdom'),
      project('packages/sandbox'),
      project('packages/react-components', 'jsdom', 'with its setup'),
      project('apps/embed'),
      project('apps/gallery', 'jsdom', 'with its setup'),
    ],
  },
});
