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

const down = () => Response.json({ meta: { status: 500, msg: 'no' } }, { status: 500 });

const offline = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** A client of a service that fails once, and the number of lists that it was asked for. */
function failingOnce(fail: () => Response) {
  let lists = 0;
  const client = new GiphyFetch(
    'a-key',
    {},
    {
      async fetch(input) {
        if (!String(input).includes('/gifs/trending')) return Response.json({ data: [] });
        lists += 1;
        if (lists === 1) return fail();
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

/** Shows a list whose first page fails, two seconds ago. */
async function showFailed(show: Show, fail: () => Response) {
  const { client, lists } = failingOnce(fail);
  render(show(client, (offset, { signal }) => client.trending({ offset, limit: 10, signal })));
  await pass(0);
  scrollIntoView(sentinel(), 1);
  await pass(1);
  await pass(2000);
  return lists;
}

const gifs = () => document.querySelectorAll('[data-giphy-id]').length;

describe.each(shows)('a click on Try again? in %s, while the client keeps the error', (_, show) => {
  it('asks at once where nobody has answered, so that a network that is back brings GIFs', async () => {
    const lists = await showFailed(show, offline);
    expect(lists()).toBe(1);
    fireEvent.click(screen.getByText('Try again?'));
    await pass(0);
    expect(lists()).toBe(2);
    expect(gifs()).toBeGreaterThan(0);
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said.join()).toContain('10');
    expect(said.join()).not.toContain('Loading');
  });

  it('says at once that it is loading, and asks the service when the 6 s are over', async () => {
    const lists = await showFailed(show, down);
    fireEvent.click(screen.getByText('Try again?'));
    expect(screen.queryByText('Try again?')).not.toBeInTheDocument();
    expect(document.querySelector('.loader, [aria-busy="true"]')).not.toBeNull();
    await pass(3900);
    expect(lists()).toBe(1);
    await pass(200);
    expect(lists()).toBe(2);
    expect(gifs()).toBeGreaterThan(0);
  });
});
