import { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { Grid } from '@gifkit/react-components';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { apiUrl, sandboxFetch, withSandbox } from '../test/render-app.tsx';
import { toColumns } from './FirstStills.tsx';

withSandbox();
const client = new GiphyFetch('key', {}, { baseUrl: apiUrl, fetch: sandboxFetch });

function columnsOf(container: Element): string[][] {
  const columns = new Map<number, string[]>();
  for (const tile of container.querySelectorAll<HTMLElement>('[data-giphy-index]')) {
    const left = Number.parseFloat(tile.style.insetInlineStart);
    const id = tile.querySelector<HTMLElement>('[data-giphy-id]')?.dataset.giphyId ?? '';
    columns.set(left, [...(columns.get(left) ?? []), id]);
  }
  return [...columns].sort(([a], [b]) => a - b).map(([, ids]) => ids);
}

it.each([
  [2, 320],
  [2, 390],
  [3, 700],
  [4, 960],
  [4, 1256],
])('distributes GIFs over %i columns like a grid of %i px', async (count, width) => {
  const { data } = await client.trending({ limit: 15 });
  const { container } = render(
    <Grid
      width={width}
      columns={count}
      gutter={8}
      initialGifs={data}
      fetchGifs={() => new Promise<never>(() => {})}
    />,
  );
  const columns = toColumns(data, count).map((gifs) => gifs.slice(0, 3).map(({ id }: IGif) => id));
  expect(columns).toEqual(columnsOf(container).map((ids) => ids.slice(0, 3)));
});
