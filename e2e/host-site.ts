import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle, ONE_FILE } from './bundle.ts';
import { listen, type Site } from './listen.ts';

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

/** Serves a host page at all paths, with a bundled script. @param file of the script in `e2e/pages`, if any. */
export async function serveHost(
  file: string | undefined,
  { html = HTML, headers = {}, scripts = '' }: HostOptions = {},
): Promise<Site> {
  const script = file && (await bundle(file, ONE_FILE));
  return listen(async ({ url = '/' }, response) => {
    if (url.endsWith('.js')) {
      const code = url === '/host.js' ? script : await readFile(join(scripts, url));
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(code);
    } else {
      const { searchParams } = new URL(url, 'http://localhost');
      const page = typeof html === 'string' ? html : html(searchParams);
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(page);
    }
  });
}
