import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BROWSER_TARGETS } from '../../scripts/supported-browsers.ts';
import { withSettings } from './src/server/document.ts';
import { readSettings } from './src/server/settings.ts';

/** Examples, and the component that makes a client for one of them. */
const EXAMPLES = /\/examples\/\w+\.tsx$|\/search\/SearchContextManager\.tsx$/;

export default defineConfig(({ command, isSsrBuild }) => {
  const settings = command === 'serve' ? readSettings(process.env) : undefined;
  return {
    plugins: [
      react(),
      {
        // Examples name a key of nobody's: here they ask the service of the gallery.
        name: 'example-client',
        enforce: 'pre',
        resolveId: (source, importer = '') =>
          source === '@gifkit/fetch-api' && EXAMPLES.test(importer)
            ? fileURLToPath(new URL('src/components-page/example-client.ts', import.meta.url))
            : null,
      },
      {
        // The server puts the settings in when it serves the built page; here that is Vite's part.
        name: 'gallery-settings',
        transformIndexHtml: (html) => (settings ? withSettings(html, settings) : html),
      },
      {
        // The fonts are there when the scripts are: nothing moves because they come later.
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
    // On the server it carries all it needs: packages of this repository are sources, which Node cannot take.
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
          // The server puts it into the page, and no lazy-loaded script asks for it again.
          cssCodeSplit: false,
          manifest: true,
          rolldownOptions: {
            output: {
              codeSplitting: {
                // Two scripts for what every page begins with, in place of twenty that others share with it.
                groups: [
                  { name: 'first', test: /main\.tsx|after-paint\.ts|preload-helper/, priority: 2 },
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler)\//,
                    priority: 1,
                  },
                  { name: 'start', test: /src\/start\.tsx/ },
                ],
              },
            },
          },
        },
    ...(settings && { server: { port: settings.port, host: settings.host, strictPort: true } }),
  };
});
