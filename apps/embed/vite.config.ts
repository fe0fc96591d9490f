import { defineConfig } from 'vite';
import { BROWSER_TARGETS } from '../../scripts/supported-browsers.ts';
import { clientCopy } from './vite.client-copy.ts';
import { plainImports } from './vite.plain-imports.ts';
import { precompress } from './vite.precompress.ts';
import { PRODUCTION, QUIET } from './vite.shared.ts';
import { styles } from './vite.styles.ts';

/** In one file: a frame of the SDK asks for both before anybody has touched it. */
const WITH_LISTENER = {
  name: 'listen-to-host',
  test: /embed-sdk\/src\/(?:player\/listen-to-host|protocol\/is-origin)\.ts$/,
};

/** `vite build` makes what browsers load, `vite build --ssr` the server on Node, which carries all it needs. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [styles, ...(isSsrBuild ? [] : [plainImports, clientCopy, precompress])],
  ...(command === 'build' && { define: PRODUCTION, ssr: { noExternal: true } }),
  build: isSsrBuild
    ? {
        target: 'node20',
        outDir: 'dist/server',
        rolldownOptions: {
          ...QUIET,
          input: 'src/server/node.ts',
          output: { codeSplitting: false },
        },
      }
    : {
        target: BROWSER_TARGETS,
        outDir: 'dist/client',
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          ...QUIET,
          input: ['src/start/start.ts', 'src/failure.ts'],
          output: { codeSplitting: { groups: [WITH_LISTENER] } },
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
        },
      },
}));
