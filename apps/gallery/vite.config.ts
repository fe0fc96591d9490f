import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { optionalFonts } from '../../scripts/optional-fonts.ts';
import { BROWSER_TARGETS } from '../../scripts/supported-browsers.ts';
import { codeTokens } from './scripts/code-tokens.ts';
import { withPageData } from './src/server/document.ts';
import { readSettings } from './src/server/settings.ts';

/** Examples, and the component that creates a client for one of them. */
const EXAMPLES = /\/examples\/\w+\.tsx$|\/search\/SearchContextManager\.tsx$/;

export default defineConfig(({ command, isSsrBuild }) => {
  const settings = command === 'serve' ? readSettings(process.env) : undefined;
  return {
    plugins: [
      react(),
      codeTokens,
      {
        // Examples use a placeholder key; here they use the gallery's service.
        name: 'example-client',
        enforce: 'pre',
        resolveId: (source, importer = '') =>
          source === '@gifkit/fetch-api' && EXAMPLES.test(importer)
            ? fileURLToPath(new URL('src/components-page/example-client.ts', import.meta.url))
            : null,
      },
      {
        // The server inserts the settings into the built page; in development Vite does.
        name: 'page-data',
        transformIndexHtml: (html) =>
          settings ? withPageData(html, { settings, firstGifs: [] }) : html,
      },
      optionalFonts,
      {
        // Loads the fonts with the scripts, so that they are in time.
        name: 'preload-fonts',
        transformIndexHtml: {
          order: 'post',
          handler: (_, { bundle = {} }) =>
            Object.keys(bundle)
              .filter((file) => /-latin-wght-normal-.*\.woff2$/.test(file))
              .map((file) => ({
                tag: 'link',
                attrs: {
                  rel: 'preload',
                  href: `/${file}`,
                  as: 'font',
                  type: 'font/woff2',
                  crossorigin: '',
                },
                injectTo: 'head',
              })),
        },
      },
    ],
    // Bundles dependencies for the server: packages of this repository are sources that Node cannot load.
    ...(command === 'build' && {
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
    build: isSsrBuild
      ? {
          target: 'node20',
          outDir: 'dist/server',
          copyPublicDir: false,
          rolldownOptions: {
            input: 'src/server/draw-page.tsx',
            output: { codeSplitting: false },
          },
        }
      : {
          target: BROWSER_TARGETS,
          outDir: 'dist/client',
          assetsInlineLimit: 0,
          // The server inlines all styles, so lazy-loaded scripts must not load them again.
          cssCodeSplit: false,
        },
    ...(settings && { server: { port: settings.port, host: settings.host, strictPort: true } }),
  };
});
