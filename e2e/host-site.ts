import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bundle, ONE_FILE } from './bundle.ts';

export interface HostSite {
  url: string;
  close(): void;
}

const HTML =
  '<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:,"><body><script type="module" src="/host.js"></script>';

interface HostOptions {
  /** The page, or a function of its query, in place of one that runs the script. */
  html?: string | ((query: URLSearchParams) => string);
  /** Headers of the page. */
  headers?: Readonly<Record<string, string>>;
  /** Folder of more scripts. */
  scripts?: string;
}

/** Serves a host page, with a bundled script. @param name of its file in `e2e/pages` without extension, if any. */
export async function serveHost(
  name: string | undefined,
  { html = HTML, headers = {}, scripts = '' }: HostOptions = {},
): Promise<HostSite> {
  const script = name && (await bundle(`${name}.tsx`, ONE_FILE));
  const server = createServer(async ({ url = '/' }, response) => {
    if (url.endsWith('.js')) {
      const code = url === '/host.js' ? script : await readFile(join(scripts, url));
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(code);
    } else {
      const { searchParams } = new URL(url, 'http://localhost');
      const page = typeof html === 'string' ? html : html(searchParams);
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(page);
    }
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
