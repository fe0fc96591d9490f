import { fileURLToPath } from 'node:url';
import { createSandbox } from '@gifkit/sandbox';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const pages = [
  'gifkit',
  'changing',
  'tiles',
  'counted',
  'peer',
  'tanstack',
  'masonic',
  'virtua',
  'data',
];

const SANDBOX = 'http://sandbox.test';
/** Origin of links in GIFs. Like real ones, it is https without a port. */
const LINKS = 'https://gifs.test';

const buildPages = () =>
  build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: '.cache/assets',
      emptyOutDir: true,
      modulePreload: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: Object.fromEntries(pages.map((page) => [page, `pages/${page}.tsx`])),
        output: { entryFileNames: '[name].js' },
      },
    },
  });

/** Reads GIFs of the sandbox, as JSON strings by id, and one of their pictures. */
async function readSandbox() {
  const sandbox = createSandbox();
  const answer = await sandbox.fetch(
    new Request(`${SANDBOX}/v1/gifs/trending?limit=50&api_key=bench`),
  );
  const { data } = (await answer.json()) as { data: Record<string, unknown>[] };
  const texts = data.map((gif) => [
    gif.id,
    JSON.stringify({ ...gif, url: `${gif.url}`.replace(SANDBOX, LINKS) }),
  ]);
  const still = await sandbox.fetch(new Request(`${SANDBOX}/media/${data[0]?.id}/200w_s.gif`));
  return { gifs: Object.fromEntries(texts), picture: await still.arrayBuffer() };
}

/** @param origin of the page, so that pictures need no other connection. */
const toPage = (name: string, gifs: object, origin: string) => html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${name}</title>
<link rel="icon" href="data:,">
<style>body { margin: 0 }</style>
<div id="root"></div>
<script>GIPHY_PINGBACK_URL = location.origin</script>
<script type="application/json" id="gifs">${raw(JSON.stringify(gifs).replaceAll('<', '\\u003c').replaceAll(SANDBOX, origin))}</script>
<script type="module" src="/assets/${name}.js"></script>
</html>`;

/**
 * Serves the pages on a free port. All pictures are the same small still under different URLs, because the
 * grid is measured and not image decoding.
 */
export async function servePages(): Promise<{ url: string; close: () => void }> {
  await buildPages();
  const { gifs, picture } = await readSandbox();
  const app = new Hono()
    .get('/assets/*', serveStatic({ root: `${root}.cache` }))
    .get('/media/*', (context) => context.body(picture, 200, { 'Content-Type': 'image/gif' }))
    .post('/v2/pingback', (context) => context.json({}))
    .get('/:page', (context) =>
      context.html(toPage(context.req.param('page'), gifs, new URL(context.req.url).origin)),
    );
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() }),
    );
  });
}
