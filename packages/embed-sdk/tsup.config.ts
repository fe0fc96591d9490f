import { defineConfig } from 'tsup';
import { BROWSER_TARGETS, PACKAGE_TARGETS } from '../../scripts/supported-browsers.ts';

export default defineConfig([
  {
    entry: {
      index: 'src/index.ts',
      auto: 'src/auto.ts',
      internal: 'src/internal.ts',
      player: 'src/player/index.ts',
      protocol: 'src/protocol/index.ts',
    },
    format: ['esm', 'cjs'],
    dts: true,
    sourcemap: true,
    clean: ['!*.global.js*', '!*.browser.js*'],
    target: PACKAGE_TARGETS,
  },
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
