import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { BROWSER_TARGETS, SUPPORTED_BROWSERS } from '../../scripts/supported-browsers.ts';

/**
 * Leaves `import()` to the browser. Vite wraps each in a helper of nearly a kilobyte, which loads the styles of
 * the module (there are none) and its dependencies (the start script knows those of the client).
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

/** Puts each hashed file beside itself as Brotli and gzip, as small as they get, so that no request waits for it. */
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
    // Workers compresses by itself, and serves nothing that is named here.
    await writeFile(join(dir, '.assetsignore'), '*.br\n*.gz\n.vite\n');
  },
};

/** In one file: a frame of the SDK asks for both before anybody has touched it. */
const WITH_LISTENER = {
  name: 'listen-to-host',
  test: /embed-sdk\/src\/(?:player\/listen-to-host|protocol\/is-origin)\.ts$/,
};

/** 'use client' speaks to frameworks; there is none here that would miss it. */
const QUIET = { checks: { moduleLevelDirective: false } };

/** Versions as Lightning CSS wants them: a byte each for major, minor and patch. */
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
    input: ['src/start/start.ts', 'src/failure.ts'],
    output: { codeSplitting: { groups: [WITH_LISTENER] } },
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
 * `vite build` makes what browsers load, `vite build --ssr` the server on Node, which carries all it needs, and
 * `vite build --ssr --mode worker` the one on workerd, which is neither Node nor a browser. It has no disk to read the
 * client's manifest from, so the client is built first.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => {
  const isWorker = mode === 'worker';
  return {
    plugins: isSsrBuild ? [] : [plainImports, precompress],
    css: {
      transformer: 'lightningcss',
      lightningcss: { drafts: { customMedia: true }, targets: CSS_TARGETS },
    },
    ...(command === 'build' && {
      define: {
        // Whatever the environment says.
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
