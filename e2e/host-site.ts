import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bundle, ONE_FILE } from './bundle.ts';

export interface HostSite {
  url: string;
  close(): void;
}

const HTML =
  '<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:,"><body><script type="module" src="/host.js"></script>';

/** Bundles and serves a host page of `e2e/pages`. @param name of its file without extension. */
export async function serveHost(name: string): Promise<HostSite> {
  const script = await bundle(`${name}.tsx`, ONE_FILE);
  const server = createServer(({ url = '/' }, response) => {
    if (url.endsWith('.js'))
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(HTML);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
