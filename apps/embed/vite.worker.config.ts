import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { PRODUCTION, QUIET } from './vite.shared.ts';
import { styles } from './vite.styles.ts';

/** The client build has to be there: a worker has no disk to read its manifest from. */
const clientManifest: Plugin = {
  name: 'client-manifest',
  config: () => ({
    define: { CLIENT_MANIFEST: readFileSync('dist/client/.vite/manifest.json', 'utf8') },
  }),
};

/**
 * Makes the server on workerd, which is neither Node nor a browser: there are no `node:` modules, and no
 * document to put styles into.
 */
export default defineConfig({
  define: PRODUCTION,
  plugins: [styles, clientManifest],
  ssr: {
    noExternal: true,
    target: 'webworker',
    resolve: {
      conditions: ['workerd', 'worker', 'edge-light', 'module', 'production'],
      mainFields: ['module', 'main'],
    },
  },
  build: {
    ssr: 'src/server/worker.ts',
    target: 'es2024',
    outDir: 'dist/worker',
    rolldownOptions: { ...QUIET, output: { codeSplitting: false } },
  },
});
