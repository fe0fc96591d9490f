import { defineConfig } from 'tsup';
import { BROWSER_TARGETS } from '../../scripts/supported-browsers.ts';

/** Single minified files for pages without a bundler. */
export default defineConfig([
  {
    // For a script tag, from a CDN or self-hosted: dist/auto.global.js.
    entry: { auto: 'src/script-tag.ts' },
    format: 'iife',
    minify: true,
    sourcemap: true,
    target: BROWSER_TARGETS,
  },
  {
    // For a module script: dist/embed-sdk.browser.js.
    entry: { 'embed-sdk': 'src/index.ts' },
    format: 'esm',
    splitting: false,
    outExtension: () => ({ js: '.browser.js' }),
    minify: true,
    sourcemap: true,
    target: BROWSER_TARGETS,
  },
]);
