import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { listen, type Site } from './listen.ts';
import { EMBED, SANDBOX } from './settings.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * Serves the files of a folder, with `index.html` at the root.
 *
 * @param edit changes text files before they are sent.
 */
export const serveFolder = (folder: string, edit = (text: string): string => text): Promise<Site> =>
  listen(async ({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname.replace(/\/$/, '/index.html');
    if (path === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    try {
      const bytes = await readFile(join(folder, path));
      const file = extname(path) in TYPES ? edit(bytes.toString()) : bytes;
      response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'text/plain' }).end(file);
    } catch {
      response.writeHead(404).end();
    }
  });

export const EXAMPLES = join(import.meta.dirname, '../examples');

/** Serves a folder of an example with the ports of the test's servers in place of those of `npm start`. */
export const serveExample = (folder: string): Promise<Site> =>
  serveFolder(join(EXAMPLES, folder), (text) =>
    text.replaceAll('http://localhost:4002', SANDBOX).replaceAll('http://localhost:4001', EMBED),
  );
