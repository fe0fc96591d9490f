/** Serves the sources with Vite; each request sees the current files: `pnpm dev`. */
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';
import type * as App from './src/server/app.ts';
import { readSettings } from './src/server/settings.ts';

const ASSETS = {
  script: '/src/start/start.ts',
  failureScript: '/src/failure.ts',
  words: {},
  trackingScript: '/src/tracking/tools.ts',
};

const settings = readSettings(process.env);
const http = createHttpServer();
const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
});

const respond = getRequestListener(async (request) => {
  const { createEmbed } = (await vite.ssrLoadModule('/src/server/app.ts')) as typeof App;
  const response = await createEmbed(settings, ASSETS).fetch(request);
  const headers = new Headers(response.headers);
  // It forbids Vite's WebSocket and the inline styles of its error overlay.
  headers.delete('Content-Security-Policy');
  headers.set('Cache-Control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
});

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => respond(request, response));
});
http.listen(settings.port, settings.host, () => {
  console.log(`Embed, from source: http://localhost:${settings.port}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await vite.close();
    http.close();
    http.closeAllConnections();
  });
}
