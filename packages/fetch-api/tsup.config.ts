import { defineConfig, type Options } from 'tsup';
import { BROWSER_TARGETS, PACKAGE_TARGETS } from '../../scripts/supported-browsers.ts';
import manifest from './package.json' with { type: 'json' };

const define = { __GIFKIT_VERSION__: JSON.stringify(manifest.version) };

/** For pages without a bundler: one small file with everything in it. */
const inOneFile: Options = {
  entry: { 'fetch-api': 'src/index.ts' },
  noExternal: ['@gifkit/model'],
  splitting: false,
  minify: true,
  sourcemap: true,
  target: BROWSER_TARGETS,
  define,
};

export default defineConfig([
  {
    entry: ['src/index.ts', 'src/internal.ts'],
    format: ['esm', 'cjs'],
    dts: true,
    sourcemap: true,
    clean: ['!fetch-api.*'],
    target: PACKAGE_TARGETS,
    define,
  },
  { ...inOneFile, format: 'iife', globalName: 'GifkitFetch' },
  { ...inOneFile, format: 'esm', outExtension: () => ({ js: '.browser.js' }) },
]);
