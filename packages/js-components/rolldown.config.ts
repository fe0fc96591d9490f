import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';
import { BROWSER_TARGETS } from '../../scripts/supported-browsers.ts';
import manifest from './package.json' with { type: 'json' };

const preact = (path: string) => fileURLToPath(import.meta.resolve(`preact/${path}`));

const ownFile = (path: string) => fileURLToPath(new URL(`src/script-tag/${path}`, import.meta.url));

/** Globals that every supported browser has, so that checks for them and polyfills can go. */
const GLOBALS = [
  'window',
  'document',
  'customElements',
  'IntersectionObserver',
  'ResizeObserver',
  'TextDecoder',
  'requestAnimationFrame',
];

/**
 * Builds dist/browser, the module script for pages without a bundler, with Preact instead of React. One file has the
 * grid, carousel, GIF and video; other parts are lazy-loaded chunks.
 */
export default defineConfig({
  input: { 'js-components': 'src/script-tag/index.ts' },
  preserveEntrySignatures: 'allow-extension',
  platform: 'browser',
  resolve: {
    alias: {
      react: ownFile('react.js'),
      'react-dom': preact('compat'),
      'react-dom/client': preact('compat/client'),
      'react/jsx-runtime': preact('jsx-runtime'),
      'styled-components': ownFile('styled.ts'),
    },
  },
  treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
  plugins: [
    {
      name: 'without-server-rendering',
      resolveId: {
        filter: { id: /use-ssr-style\.tsx$/ },
        handler: () => ownFile('use-ssr-style.ts'),
      },
    },
  ],
  transform: {
    target: BROWSER_TARGETS,
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(GLOBALS.map((name) => [`typeof ${name}`, '"function"'])),
      __GIFKIT_VERSION__: JSON.stringify(manifest.version),
    },
    plugins: { styledComponents: { displayName: false, fileName: false, ssr: false } },
  },
  output: {
    dir: 'dist/browser',
    format: 'esm',
    minify: true,
    comments: { annotation: false },
    sourcemap: true,
    codeSplitting: { groups: [{ name: 'js-components', tags: ['$initial'] }] },
  },
  checks: { moduleLevelDirective: false },
});
