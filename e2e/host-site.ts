import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'tsup';

export interface HostSite {
  url: string;
  close(): void;
}

const HTML =
  '<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:,"><body><script type="module" src="/host.js"></script>';

/** Bundles a host's page of `e2e/pages` and serves it. @param name of its file, without the extension. */
export async function serveHost(name: string): Promise<HostSite> {
  const outDir = `.cache/e2e-hosts/${name}`;
  await build({
    config: false,
    silent: true,
    entry: { host: `e2e/pages/${name}.tsx` },
    outDir,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    noExternal: [/./],
    define: { 'process.env.NODE_ENV': '"production"' },
    // One file: the host page has no lazy-loaded parts that could come late.
    splitting: false,
    clean: true,
  });
  const script = await readFile(new URL(`../${outDir}/host.js`, import.meta.url));
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
