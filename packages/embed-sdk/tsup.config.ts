import { defineConfig } from 'tsup';
import { BROWSER_TARGETS } from '../../scripts/supported-browsers.ts';

/** For pages without a bundler: one small file with everything in it. */
export default defineConfig([
  {
    // For a script tag, at a content delivery network or beside the page: dist/auto.global.js.
    entry: { auto: 'src/script-tag.ts' },
    format: 'iife',
    minify: true,
    sourcemap: true,
    target: BROWSER_TARGETS,
  },
  {
    // For a module script, likewise: dist/embed-sdk.browser.js.
    entry: { 'embed-sdk': 'src/index.ts' },
    format: 'esm',
    splitting: false,
    outExtension: () => ({ js: '.browser.js' }),
    minify: true,
    sourcemap: true,
    target: BROWSER_TARGETS,
  },
]);
