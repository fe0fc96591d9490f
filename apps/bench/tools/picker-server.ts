import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createSandbox } from '@gifkit/sandbox';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files of a page by their paths, compressed by gzip. */
type Files = Map<string, Buffer<ArrayBuffer>>;

/** Builds one page as a site would: for production, minified. */
async function buildPage(name: string): Promise<Files> {
  const built = await build({
    root,
    base: `/${name}/`,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: `pages/pickers/${name}.tsx`,
        output: { entryFileNames: 'entry.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  if (!('output' in built)) throw new Error('There is one build');
  return new Map(
    built.output.map((file) => [
      `/${name}/${file.fileName}`,
      gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }),
    ]),
  );
}

const toPage = (name: string, files: Files) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${name}</title>
<link rel="icon" href="data:,">
${[...files.keys()]
  .filter((path) => path.endsWith('.css'))
  .map((path) => `<link rel="stylesheet" href="${path}">`)
  .join('')}
<div id="root"></div>
<script type="module" src="/${name}/entry.js"></script>
</html>`;

export interface PickerPages {
  url: string;
  /** Bytes of a script, gzip. */
  sizeOf: (path: string) => number;
  close: () => void;
}

/** Serves a page for each picker, each on its own port, with a sandbox. */
export async function servePickers(names: readonly string[]): Promise<PickerPages> {
  const sandbox = createSandbox();
  const app = new Hono();
  const sizes = new Map<string, number>();
  for (const name of names) {
    const files = await buildPage(name);
    for (const [path, file] of files) {
      sizes.set(path, file.length);
      const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
      app.get(path, (context) =>
        context.body(file, 200, { 'Content-Type': type, 'Content-Encoding': 'gzip' }),
      );
    }
    app.get(`/${name}`, (context) => context.html(toPage(name, files)));
  }
  app.all('*', (context) => sandbox.fetch(context.req.raw));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        sizeOf: (path) => sizes.get(path) ?? 0,
        close: () => server.close(),
      }),
    );
  });
}
