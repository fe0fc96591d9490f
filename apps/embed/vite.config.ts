import { defineConfig } from 'vite';

/** 'use client' speaks to frameworks; there is none here that would miss it. */
const QUIET = { checks: { moduleLevelDirective: false } };

/**
 * `vite build` makes what browsers load, `vite build --ssr` the server, which carries all it needs.
 * Both are built for production whatever the environment says.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  // Ids of styled components that follow from their file, so that server and client agree on them.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
  }),
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
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { ...QUIET, input: 'src/client.ts' },
      },
}));
