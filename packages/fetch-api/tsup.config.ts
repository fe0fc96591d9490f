import { defineConfig, type Options } from 'tsup';
import { BROWSER_TARGETS } from '../../scripts/supported-browsers.ts';
import manifest from './package.json' with { type: 'json' };

/** For pages without a bundler: one small file with everything in it. */
const inOneFile: Options = {
  entry: { 'fetch-api': 'src/index.ts' },
  noExternal: ['@gifkit/http', '@gifkit/model'],
  splitting: false,
  minify: true,
  sourcemap: true,
  target: BROWSER_TARGETS,
  define: { __GIFKIT_VERSION__: JSON.stringify(manifest.version) },
};

export default defineConfig([
  { ...inOneFile, format: 'iife', globalName: 'GifkitFetch' },
  { ...inOneFile, format: 'esm', outExtension: () => ({ js: '.browser.js' }) },
]);
