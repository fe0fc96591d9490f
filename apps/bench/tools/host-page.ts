import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a page on a free port of this machine. A browser lets no other page have frames of this machine. */
export async function serveHostPage(content: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><link rel="icon" href="data:,">${content}`);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}
