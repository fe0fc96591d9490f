import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '../packages/sandbox/src/create-sandbox.ts';
import { serve } from '../packages/sandbox/src/serve.ts';
import { readScript } from './bundle.ts';

/** Returns the script at a path, or a page that loads the script of that name. */
async function respond(path: string): Promise<{ type: string; body: string }> {
  if (path.endsWith('.js')) return { type: 'text/javascript', body: await readScript(path) };
  const body = `<!doctype html><title>A page</title><link rel="icon" href="data:,"><script type="module" src="${path}.js"></script>`;
  return { type: 'text/html', body };
}

export interface Server {
  url: string;
  close(): Promise<void>;
}

export async function serveSite(): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { type, body } = await respond(new URL(url, 'http://site').pathname);
    response.writeHead(200, { 'Content-Type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A GIF service on which every third pingback request fails, alternately with an error and a broken connection. */
export async function serveUnreliableService(): Promise<Server> {
  const sandbox = createSandbox();
  let posts = 0;
  const server = await serve(
    {
      async fetch(request) {
        const isPingback = request.method === 'POST' && request.url.includes('/v2/pingback');
        if (isPingback) posts += 1;
        if (!isPingback || posts % 3) return sandbox.fetch(request);
        return posts % 2 ? Response.error() : new Response(null, { status: 503 });
      },
    },
    { port: 0 },
  );
  return {
    url: server.url,
    async close() {
      await server.close();
      await sandbox.close();
    },
  };
}
