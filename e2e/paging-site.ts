import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'tsup';

const script = new URL('../.cache/e2e-paging/paging-hosts.js', import.meta.url);

const PAGE =
  '<!doctype html><title>A host</title><link rel="icon" href="data:,"><body><script type="module" src="/paging-hosts.js"></script>';

/** Bundles the host page and serves it. @returns its URL and a function that stops the server. */
export async function servePagingHosts(): Promise<{ url: string; close: () => void }> {
  await build({
    config: false,
    silent: true,
    entry: ['e2e/pages/paging-hosts.tsx'],
    outDir: '.cache/e2e-paging',
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    noExternal: [/./],
    define: { 'process.env.NODE_ENV': '"production"' },
    // One file: the host page has no lazy-loaded parts that could come late.
    splitting: false,
    clean: true,
  });
  const body = await readFile(script);
  const server = createServer(({ url = '/' }, response) => {
    if (url.endsWith('.js'))
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(body);
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(PAGE);
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
