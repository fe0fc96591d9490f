/**
 * Lists with first GIFs, rendered on a server and hydrated by `window.hydrate()`. The query sets the width of their
 * container in px.
 */
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { StyleNonce } from '../../packages/headless/src/index.ts';
import * as GifList from '../../packages/headless/src/list/index.ts';
import * as Tile from '../../packages/headless/src/tile/index.ts';
import { Grid } from '../../packages/react-components/src/index.ts';
import { drawGif } from './draw-gif.ts';

const NONCE = 'n0nce';

const HEIGHTS = [113, 200, 356, 150, 267, 84];

const gifs = Array.from({ length: 25 }, (_, index) =>
  drawGif(index, HEIGHTS[(index * index) % HEIGHTS.length]),
);

const list = { initialGifs: gifs, fetchGifs: () => new Promise<never>(() => {}) };

const page = (
  <StrictMode>
    <Grid {...list} />
    <p>After a grid of three columns.</p>
    <div dir="rtl">
      <Grid {...list} columns={{ 0: 2, 600: 3, 940: 4 }} gutter={8} columnOffsets={[0, 40, 0]} />
    </div>
    <p>After a grid with columns by width, from right to left.</p>
    <StyleNonce.Provider value={NONCE}>
      <GifList.Root {...list}>
        <GifList.Masonry columns={{ 500: 4 }} gutter={5}>
          {(item) => (
            <GifList.Item item={item}>
              <Tile.Root {...item.tile}>
                <Tile.Link>
                  <Tile.Picture />
                </Tile.Link>
              </Tile.Root>
            </GifList.Item>
          )}
        </GifList.Masonry>
      </GifList.Root>
    </StyleNonce.Provider>
    <p>After a list of parts.</p>
  </StrictMode>
);

export const POLICY = `default-src 'none'; script-src 'self'; img-src data:; style-src 'nonce-${NONCE}'`;

export function renderPage(width: string): string {
  const sheet = new ServerStyleSheet({ nonce: NONCE });
  const body = renderToString(sheet.collectStyles(page));
  return `<!doctype html>
<html lang="en">
<meta property="csp-nonce" nonce="${NONCE}">
<link rel="icon" href="data:,">
<title>A server’s first page</title>
<style nonce="${NONCE}">body { margin: 0 } #root { width: ${width} }</style>
${sheet.getStyleTags()}
<div id="root">${body}</div>
<script type="module" src="/host.js"></script>`;
}

declare global {
  interface Window {
    hydrate: () => void;
    complaints: string[];
  }
}

if (typeof document !== 'undefined') {
  window.complaints = [];
  window.hydrate = () => {
    const onRecoverableError = (error: unknown) => window.complaints.push(String(error));
    hydrateRoot(document.querySelector('#root') as Element, page, { onRecoverableError });
  };
}
