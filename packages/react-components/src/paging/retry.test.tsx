import { type FetchGifs, GiphyFetch } from '@gifkit/fetch-api';
import { giphy } from '@gifkit/providers';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makePage } from '../../../headless/src/test/make-gif.ts';
import { scrollIntoView } from '../../../headless/src/test/observers.ts';
import { Carousel } from '../carousel/Carousel.tsx';
import { Grid } from '../grid/Grid.tsx';
import { GifPicker } from '../picker/GifPicker.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A client of a service that fails once, and the number of lists that it was asked for. */
function failingOnce() {
  let lists = 0;
  const client = new GiphyFetch(
    'a-key',
    {},
    {
      async fetch(input) {
        if (!String(input).includes('/gifs/trending')) return Response.json({ data: [] });
        lists += 1;
        if (lists === 1)
          return Response.json({ meta: { status: 500, msg: 'no' } }, { status: 500 });
        return Response.json(makePage(0, 10, 10));
      },
    },
  );
  return { client, lists: () => lists };
}

/** What tells that the end of a list is in view. */
const sentinel = () =>
  document.querySelector('ul + div > div') ??
  document.querySelector('.loader')?.parentElement?.parentElement ??
  document.body;

type Show = (client: GiphyFetch, fetchGifs: FetchGifs) => ReactNode;

const shows: [string, Show][] = [
  ['a grid', (_, fetchGifs) => <Grid width={612} fetchGifs={fetchGifs} />],
  ['a carousel', (_, fetchGifs) => <Carousel gifHeight={50} fetchGifs={fetchGifs} />],
  [
    'a picker',
    (client) => <GifPicker provider={giphy(client)} storage={null} onSelect={() => {}} />,
  ],
];

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => {};
  return () => vi.useRealTimers();
});

describe.each(shows)('a click on Try again? in %s, while the client keeps the error', (_, show) => {
  it('says at once that it is loading, and asks the service when the 6 s are over', async () => {
    const { client, lists } = failingOnce();
    render(show(client, (offset, { signal }) => client.trending({ offset, limit: 10, signal })));
    await pass(0);
    scrollIntoView(sentinel(), 1);
    await pass(1);
    await pass(2000);
    fireEvent.click(screen.getByText('Try again?'));
    expect(screen.queryByText('Try again?')).not.toBeInTheDocument();
    expect(document.querySelector('.loader, [aria-busy="true"]')).not.toBeNull();
    await pass(3900);
    expect(lists()).toBe(1);
    await pass(200);
    expect(lists()).toBe(2);
    expect(document.querySelectorAll('[data-giphy-id]').length).toBeGreaterThan(0);
  });
});
