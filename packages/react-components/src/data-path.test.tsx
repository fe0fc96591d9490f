import { type GifsResult, GiphyFetch, gifPaginator } from '@gifkit/fetch-api';
import { createGridLayout, getGifSources, indicesWithin } from '@gifkit/headless/core';
import { getBestRendition, type IGif } from '@gifkit/model';
import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { scrollIntoView } from '../../headless/src/test/observers.ts';
import { serveSandbox } from '../../headless/src/test/sandbox.ts';
import { Grid } from './grid/Grid.tsx';

const ORIGIN = 'https://api.example.com';
const WIDTH = 612;
const COLUMNS = 3;
const GUTTER = 6;
const COLUMN_WIDTH = (WIDTH - GUTTER * (COLUMNS - 1)) / COLUMNS;

serveSandbox(`${ORIGIN}/*`);
const client = new GiphyFetch('key', {}, { baseUrl: `${ORIGIN}/v1` });
const search = (offset: number): Promise<GifsResult> =>
  client.search('happy', { offset, limit: 10 });

/** Tests the steps of docs/data-path.md in order. */
describe('the data path of a GIF', () => {
  it('starts at the service, with numbers as strings and flags as numbers', async () => {
    const response = await fetch(`${ORIGIN}/v1/gifs/search?api_key=key&q=happy&limit=1`);
    const { data } = await response.json();
    expect(data[0].images.original.width).toEqual(expect.any(String));
    expect(data[0].is_sticker).toBe(0);
  });

  it('coalesces equal requests, and normalizes the response for each caller', async () => {
    const [one, other] = await Promise.all([search(0), search(0)]);
    expect(one.meta.response_id).toBe(other.meta.response_id);
    expect(one.data[0]).not.toBe(other.data[0]);
    expect(one.data[0]?.images.original.width).toEqual(expect.any(Number));
    expect(one.data[0]?.is_sticker).toBe(false);
    expect(one.data[0]?.tags).toContain('happy');
  });

  it('appends each page without duplicates', async () => {
    const nextPage = gifPaginator(search);
    const first = await nextPage();
    const second = await nextPage();
    expect(second.slice(0, first.length)).toEqual(first);
    expect(new Set(second.map(({ id }) => id)).size).toBe(second.length);
  });

  it('puts a GIF into the shortest column by its aspect ratio, and mounts its tile near the viewport', async () => {
    const { data: gifs } = await search(0);
    const layOut = createGridLayout({
      columns: COLUMNS,
      columnWidth: COLUMN_WIDTH,
      gutter: GUTTER,
    });
    const layout = layOut(gifs);
    const { width, height } = (gifs[0] as IGif).images.fixed_width;
    expect(layout.positions[0]).toEqual({
      top: 0,
      left: 0,
      width: COLUMN_WIDTH,
      height: Math.round((COLUMN_WIDTH * height) / width),
    });
    expect(indicesWithin(layout, { from: 0, to: 1 })).toEqual([0, 1, 2]);
  });

  it('ends at a picture whose sources all load', async () => {
    const { data: gifs } = await search(0);
    const gif = gifs[0] as IGif;
    const { container } = render(
      <Grid
        width={WIDTH}
        columns={COLUMNS}
        gutter={GUTTER}
        fetchGifs={search}
        initialGifs={gifs}
      />,
    );
    const tile = container.querySelector(`[data-giphy-id="${gif.id}"]`) as Element;
    scrollIntoView(tile, 1);
    await waitFor(() => expect(tile.querySelector('source')).not.toBeNull());

    const sources = getGifSources(gif, COLUMN_WIDTH, COLUMN_WIDTH);
    const best = getBestRendition(gif.images, COLUMN_WIDTH, COLUMN_WIDTH);
    expect(sources).toMatchObject({ webp: best?.webp, image: best?.url });
    const shown = [
      [tile.querySelector('source[type="image/webp"]')?.getAttribute('srcset'), 'image/webp'],
      [tile.querySelector('img')?.getAttribute('src'), 'image/gif'],
    ] as const;
    for (const [url, type] of shown) {
      const response = await fetch(String(url));
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe(type);
    }
  });
});
