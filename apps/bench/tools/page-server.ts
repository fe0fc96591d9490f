import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createSandbox } from '@gifkit/sandbox';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { build } from 'vite';

const SANDBOX = 'http://sandbox.test';
/** Origin of links in GIFs. Like real ones, it is https without a port. */
const LINKS = 'https://gifs.test';

const sandbox = createSandbox();

/** Reads GIFs of the sandbox, as JSON strings by id, and one of their pictures. */
async function readSandbox() {
  const response = await sandbox.fetch(
    new Request(`${SANDBOX}/v1/gifs/trending?limit=50&api_key=bench`),
  );
  const { data } = (await response.json()) as { data: { id: string; url: string }[] };
  const texts = data.map((gif) => [
    gif.id,
    JSON.stringify({ ...gif, url: gif.url.replace(SANDBOX, LINKS) }),
  ]);
  const still = await sandbox.fetch(new Request(`${SANDBOX}/media/${data[0]?.id}/200w_s.gif`));
  return {
    ids: new Set(data.map(({ id }) => id)),
    gifs: JSON.stringify(Object.fromEntries(texts)).replaceAll('<', '\\u003c'),
    picture: await still.arrayBuffer(),
  };
}

/** Builds a page as a site would: for production, minified, in memory. Returns its files by name. */
async function buildPage(name: string): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    base: `/${name}/`,
    build: {
      write: false,
      rolldownOptions: {
        input: `pages/${name}.tsx`,
        output: { entryFileNames: 'entry.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  if (!('output' in built)) throw new Error('There is one build');
  return new Map(
    built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}

const toPage = (name: string, styles: readonly string[], gifs: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${name}</title>
<link rel="icon" href="data:,">
<style>body { margin: 0 }</style>
${styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('')}
<div id="root"></div>
<script>GIPHY_PINGBACK_URL = location.origin</script>
<script type="application/json" id="gifs">${gifs}</script>
<script type="module" src="/${name}/entry.js"></script>
</html>`;

export type Pages = Awaited<ReturnType<typeof servePages>>;

/**
 * Builds pages of `pages/` and serves them on a free port, with a sandbox. All pictures of a list are the same small
 * still under different URLs, because the list is measured and not image decoding.
 */
export async function servePages(names: readonly string[]) {
  const { ids, gifs, picture } = await readSandbox();
  const sizes = new Map<string, number>();
  const app = new Hono();
  for (const name of names) {
    const files = await buildPage(name);
    for (const [file, code] of files) {
      const path = `/${name}/${file}`;
      const body = gzipSync(code, { level: 9 });
      sizes.set(path, body.length);
      const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
      app.get(path, (context) =>
        context.body(body, 200, { 'Content-Type': type, 'Content-Encoding': 'gzip' }),
      );
    }
    const styles = [...files.keys()].filter((file) => file.endsWith('.css'));
    app.get(`/${name}`, (context) => {
      // Pictures need no other connection.
      const known = name.includes('/')
        ? '{}'
        : gifs.replaceAll(SANDBOX, new URL(context.req.url).origin);
      return context.html(
        toPage(
          name,
          styles.map((file) => `/${name}/${file}`),
          known,
        ),
      );
    });
  }
  // Lists clone GIFs under new ids.
  app.get('/media/:id/*', (context, next) =>
    ids.has(context.req.param('id'))
      ? next()
      : Promise.resolve(context.body(picture, 200, { 'Content-Type': 'image/gif' })),
  );
  app.all('*', (context) => sandbox.fetch(context.req.raw));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Bytes of a script, gzip. */
    sizeOf: (path: string) => sizes.get(path) ?? 0,
    [Symbol.asyncDispose]: async () => {
      server.close();
    },
  };
}
