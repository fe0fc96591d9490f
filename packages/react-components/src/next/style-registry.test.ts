// @vitest-environment node
import { normalizeGif } from '@gifkit/model';
import { ServerInsertedHTMLContext } from 'next/navigation';
import { cloneElement, createElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import Layout from '../examples/Layout.tsx';
import { Grid } from '../index.ts';
import { StyleRegistry } from './StyleRegistry.tsx';

const gif = normalizeGif({ id: 'a', images: { original: { width: '200', height: '100' } } });

/** Renders a page like the server of Next.js: its HTML, and `flush` for the HTML inserted before it. */
function serve(layout: ReactElement = createElement(Layout)) {
  const inserted: (() => ReactNode)[] = [];
  const grid = createElement(Grid, {
    width: 600,
    initialGifs: [gif],
    fetchGifs: () => new Promise<never>(() => {}),
  });
  const page = createElement(
    ServerInsertedHTMLContext,
    { value: (insert: () => ReactNode) => void inserted.push(insert) },
    cloneElement(layout, {}, grid),
  );
  const html = renderToString(page);
  const flush = () => renderToString(inserted.map((insert) => insert()));
  return { html, flush };
}

it('sends the styles of the tiles with the HTML of a grid', () => {
  const { html, flush } = serve();
  const styles = flush();
  const [tile = ''] = html.match(/<[^>]*giphy-gif[^>]*>/) ?? [];
  const names = (/class="([^"]*)"/.exec(tile)?.[1] ?? '').split(' ');
  expect(names.filter((name) => styles.includes(`.${name}{`))).not.toEqual([]);
});

it('sends each style once per stream', () => {
  const { flush } = serve();
  expect(flush()).toContain('{');
  expect(flush()).not.toContain('{');
});

it('puts the nonce of the page on its style elements', () => {
  expect(serve(createElement(StyleRegistry, { nonce: 'abc' })).flush()).toMatch(
    /<style[^>]* nonce="abc"/,
  );
});
