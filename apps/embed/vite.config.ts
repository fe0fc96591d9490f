import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { browserslistToTargets } from 'lightningcss';
import { type BuildEnvironmentOptions, defineConfig, type Plugin, type UserConfig } from 'vite';
import http from '../../packages/http/package.json' with { type: 'json' };
import { BROWSER_TARGETS, SUPPORTED_BROWSERS } from '../../scripts/supported-browsers.ts';
import type * as App from './src/server/app.ts';
import type { Assets, Manifest } from './src/server/assets.ts';
import { readSettings, type Settings } from './src/server/settings.ts';

/** Leaves `import()` to the browser. Vite's wrapper adds nearly a kilobyte to preload styles, of which there are none. */
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

/** Names the file of a language by its folder. */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }) => {
  const [, language = '[name]'] = /labels\/src\/(\w+)\/embed\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${language}-[hash].js`;
};

/** Silences warnings about 'use client', which no framework reads here. */
const QUIET = { checks: { moduleLevelDirective: false } };

const CSS_TARGETS = browserslistToTargets(
  Object.entries(SUPPORTED_BROWSERS).map(
    ([name, version]) => `${name === 'ios' ? 'ios_saf' : name} ${version}`,
  ),
);

const FOLDER = 'dist/client';

const readManifest = (name: 'client' | 'start'): Manifest =>
  JSON.parse(readFileSync(`${FOLDER}/.vite/${name}.json`, 'utf8'));

const browser = (
  name: 'client' | 'start',
  rolldownOptions: BuildEnvironmentOptions['rolldownOptions'],
): BuildEnvironmentOptions => ({
  target: BROWSER_TARGETS,
  outDir: FOLDER,
  manifest: `.vite/${name}.json`,
  modulePreload: false,
  rolldownOptions: {
    ...QUIET,
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
    ...rolldownOptions,
  },
});

const client = browser('client', {
  input: ['client.tsx', 'failure.ts', 'host/hide-host-key.ts', 'tracking/pingbacks.ts'].map(
    (entry) => `src/${entry}`,
  ),
  preserveEntrySignatures: 'allow-extension',
  output: {
    chunkFileNames,
    // With everything that it imports, in one file.
    codeSplitting: { groups: [{ name: 'client', test: /embed\/src\/client\.tsx$/ }] },
  },
});

/**
 * The start script of pages with a GIF. Built by itself, because a chunk that it shared with the client would have code
 * that only the client needs.
 */
const start: BuildEnvironmentOptions = {
  ...browser('start', {
    input: 'src/start/start.ts',
    makeAbsoluteExternalsRelative: false,
    // The minifier inserts constants only for `const`.
    output: { topLevelVar: false },
  }),
  emptyOutDir: false,
};

/** Resolves the start script's dynamic imports to files of the client. */
const linkToClient = (): Plugin => {
  const files = readManifest('client');
  return {
    name: 'link-to-client',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (options.kind !== 'dynamic-import') return null;
      const module = await this.resolve(source, importer, { ...options, skipSelf: true });
      const { file } = files[relative(import.meta.dirname, module?.id ?? '')] ?? {};
      return file ? { id: `/${file}`, external: true } : null;
    },
  };
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

const SOURCES: Assets = {
  script: '/src/start/start.ts',
  failureScript: '/src/failure.ts',
  words: {},
  trackingScript: '/src/tracking/tools.ts',
};

/** Renders pages from the sources; each request sees the current files. */
const renderPages = (settings: Settings): Plugin => ({
  name: 'render-pages',
  configureServer: (vite) => () => {
    const respond = getRequestListener(async (request) => {
      const { createEmbed } = (await vite.ssrLoadModule('/src/server/app.ts')) as typeof App;
      const response = await createEmbed(settings, SOURCES).fetch(request);
      const headers = new Headers(response.headers);
      // It forbids Vite's WebSocket and the inline styles of its error overlay.
      headers.delete('Content-Security-Policy');
      headers.set('Cache-Control', 'no-store');
      return new Response(response.body, { status: response.status, headers });
    });
    vite.middlewares.use((request, response) => respond(request, response));
  },
});

const COMMON: UserConfig = {
  // Peer dependencies of the packages, which an installation without development dependencies links only here.
  resolve: { dedupe: ['react', 'react-dom', 'styled-components', '@sentry/browser'] },
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, targets: CSS_TARGETS },
  },
};

/**
 * `vite` serves the sources. `vite build` builds the client, then `vite build --mode start` the start script, which links
 * to it. `vite build --ssr` builds the bundled Node server, and `vite build --ssr --mode worker` the workerd server, which
 * has no disk to read the manifests from.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => {
  const isWorker = mode === 'worker';
  const isStart = mode === 'start';
  if (command === 'serve') {
    const settings = readSettings(process.env);
    const { port, host = true } = settings;
    return {
      ...COMMON,
      appType: 'custom',
      plugins: [renderPages(settings)],
      server: { port, host, strictPort: true },
    };
  }
  return {
    ...COMMON,
    plugins: isSsrBuild ? [] : [plainImports, precompress, ...(isStart ? [linkToClient()] : [])],
    define: {
      // Independent of the environment.
      'process.env.NODE_ENV': '"production"',
      __GIFKIT_VERSION__: JSON.stringify(http.version),
      ...(isWorker && {
        CLIENT_MANIFEST: JSON.stringify({ ...readManifest('client'), ...readManifest('start') }),
      }),
    },
    ssr: {
      noExternal: true,
      ...(isWorker && {
        target: 'webworker',
        resolve: {
          conditions: ['workerd', 'worker', 'edge-light', 'module', 'production'],
          mainFields: ['module', 'main'],
        },
      }),
    },
    build: isStart
      ? start
      : !isSsrBuild
        ? client
        : isWorker
          ? server('worker', 'es2024')
          : server('node', 'node20'),
  };
});
