import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EMBED } from './settings.ts';

/** Failures of the start script: its build was removed, the connection breaks, or the server hangs. */
export const START_FAILURES = ['is gone', 'breaks off', 'hangs'] as const;

export type StartFailure = (typeof START_FAILURES)[number];

/** Path of the start script and the client. */
const SCRIPT = /^\/assets\/.+\.js$/;

/** Path of a page that loads independently of its frames. */
export const HOST_PAGE = '/host';

/** Serves the embed's pages without working scripts, on another origin. */
export async function serveWithoutStart(failure: StartFailure) {
  const server = createServer(async (request, response) => {
    const { url = '/' } = request;
    if (SCRIPT.test(url)) {
      if (failure === 'is gone') response.writeHead(404).end();
      else if (failure === 'breaks off') request.socket.destroy();
      return;
    }
    if (url === HOST_PAGE) {
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><title>Host</title>');
      return;
    }
    const page = await fetch(EMBED + url);
    const headers = ['content-type', 'content-security-policy'].map(
      (name) => [name, page.headers.get(name) ?? ''] as const,
    );
    response.writeHead(page.status, Object.fromEntries(headers)).end(await page.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
