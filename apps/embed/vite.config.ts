import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { BROWSER_TARGETS, SUPPORTED_BROWSERS } from '../../scripts/supported-browsers.ts';

/**
 * Leaves `import()` to the browser. Vite's wrapper adds nearly a kilobyte to preload styles, of which there are none,
 * and dependencies, which the start script preloads.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses each hashed file with Brotli and gzip at build time, so that no request waits for it. */
const precompress: Plugin = {
  name: 'precompress',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
    await Promise.all(
      files.map(async (file) => {
        const path = join(dir, file);
        const content = await readFile(path);
        await writeFile(`${path}.br`, await toBrotli(content));
        await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
      }),
    );
    // Workers compresses by itself and must not upload these files.
    await writeFile(join(dir, '.assetsignore'), '*.br\n*.gz\n.vite\n');
  },
};

/** English is in the client's file, because it is the default. */
const WITH_ENGLISH = {
  name: 'labels',
  test: /labels\/src\/en\/embed\.ts$|embed\/src\/ui\/labels\.tsx$/,
};

/** Names the file of a language by its folder. */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }) => {
  const [, language = '[name]'] = /labels\/src\/(\w+)\/embed\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${language}-[hash].js`;
};

/** Silences warnings about 'use client', which no framework reads here. */
const QUIET = { checks: { moduleLevelDirective: false } };

/** Versions in Lightning CSS format: one byte each for major, minor and patch. */
const CSS_TARGETS = Object.fromEntries(
  Object.entries(SUPPORTED_BROWSERS).map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [name === 'ios' ? 'ios_saf' : name, (major << 16) | (minor << 8)];
  }),
);

const client: BuildEnvironmentOptions = {
  target: BROWSER_TARGETS,
  outDir: 'dist/client',
  manifest: true,
  modulePreload: false,
  rolldownOptions: {
    ...QUIET,
    input: 'src/start/start.ts',
    output: { chunkFileNames, codeSplitting: { groups: [WITH_ENGLISH] } },
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
  },
};

const server = (name: 'node' | 'worker', target: string): BuildEnvironmentOptions => ({
  target,
  cssTarget: BROWSER_TARGETS,
  outDir: name === 'node' ? 'dist/server' : 'dist/worker',
  rolldownOptions: {
    ...QUIET,
    input: `src/server/${name}.ts`,
    output: { codeSplitting: false },
  },
});

/**
 * `vite build` builds the client, `vite build --ssr` the bundled Node server, and `vite build --ssr --mode worker` the
 * workerd server. The worker has no disk to read the client's manifest from, so the client is built first.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => {
  const isWorker = mode === 'worker';
  return {
    plugins: isSsrBuild ? [] : [plainImports, precompress],
    // Peer dependencies of the packages, which an installation without development dependencies links only here.
    resolve: { dedupe: ['react', 'react-dom', 'styled-components', '@sentry/browser'] },
    css: {
      transformer: 'lightningcss',
      lightningcss: { drafts: { customMedia: true }, targets: CSS_TARGETS },
    },
    ...(command === 'build' && {
      define: {
        // Independent of the environment.
        'process.env.NODE_ENV': '"production"',
        ...(isWorker && {
          CLIENT_MANIFEST: readFileSync('dist/client/.vite/manifest.json', 'utf8'),
        }),
      },
    }),
    ssr: {
      noExternal: command === 'build' ? true : [],
      ...(isWorker && {
        target: 'webworker',
        resolve: {
          conditions: ['workerd', 'worker', 'edge-light', 'module', 'production'],
          mainFields: ['module', 'main'],
        },
      }),
    },
    build: !isSsrBuild ? client : isWorker ? server('worker', 'es2024') : server('node', 'node20'),
  };
});
