import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleFor, ONE_FILE } from './bundle.ts';
import { serveHost } from './host-site.ts';
import type { Site } from './listen.ts';

/** Widths of the page in px. */
export const WIDTHS = [320, 400, 900, 1400];

type Server = typeof import('./pages/first-page.tsx');

/** Serves server-rendered lists. The query has the `width` of their container, in CSS. */
export async function serveFirstPage(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'first-page-'));
  const file = join(folder, 'server.mjs');
  await writeFile(file, await bundleFor('node', 'first-page.tsx', ONE_FILE));
  const { renderPage, POLICY } = (await import(pathToFileURL(file).href)) as Server;
  await rm(folder, { recursive: true });
  return serveHost('first-page.tsx', {
    html: (query) => renderPage(query.get('width') ?? 'auto'),
    headers: { 'Content-Security-Policy': POLICY },
  });
}

/** Runs in the page: rectangles of the tiles in view, and of the texts after each list. */
export function rectsNow(): Record<string, number[]> {
  const rects: Record<string, number[]> = {};
  for (const [list, element] of document.querySelectorAll('[role="feed"]').entries()) {
    for (const tile of element.querySelectorAll('[data-giphy-index]')) {
      const { left, top, width, height } = tile.getBoundingClientRect();
      const name = `tile ${tile.getAttribute('data-giphy-index')} of list ${list}`;
      if (top < window.innerHeight) rects[name] = [left, top, width, height];
    }
  }
  for (const text of document.querySelectorAll('p')) {
    rects[text.textContent] = [text.getBoundingClientRect().top];
  }
  return rects;
}

/** Runs in the page: starts its scripts, and waits until they have taken over. */
export async function start(): Promise<void> {
  window.hydrate();
  while (document.querySelector('[data-ssr-style]')) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
