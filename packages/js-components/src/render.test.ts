import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeGif, makeGifs } from '../../headless/src/test/make-gif.ts';
import { renderCarousel, renderGif, renderGrid, renderVideo } from './index.ts';
import { startService } from './test/service.ts';

startService();

let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('main'));
});
afterEach(() => place.remove());

const toPage = (gifs: ReturnType<typeof makeGifs>) => ({
  data: gifs,
  meta: { status: 200, msg: 'OK', response_id: 'r' },
  pagination: { total_count: gifs.length, count: gifs.length, offset: 0 },
});
const fetchGifs = async () => toPage(makeGifs(3));

it('renders a grid at once, and removes it', async () => {
  const remove = renderGrid({ width: 600, columns: 2, gutter: 6, fetchGifs }, place);
  expect(place.querySelector('.giphy-grid')).toBeInTheDocument();
  await waitFor(() => expect(place.querySelectorAll('.giphy-gif')).toHaveLength(3));
  remove();
  expect(place).toBeEmptyDOMElement();
  remove();
});

it('updates the content of the element without a new request', async () => {
  const fetched = vi.fn(fetchGifs);
  const render = (width: number) => renderGrid({ width, fetchGifs: fetched }, place);
  render(600);
  await waitFor(() => expect(place.querySelectorAll('.giphy-gif')).toHaveLength(3));
  const grid = place.querySelector('.giphy-grid');
  render(300)();
  expect(fetched).toHaveBeenCalledOnce();
  render(300);
  expect(place.querySelector('.giphy-grid')).not.toBe(grid);
});

it('renders a carousel, a GIF and a video', async () => {
  renderCarousel({ gifHeight: 200, fetchGifs }, place)();
  const remove = renderGif({ gif: makeGif('one'), width: 200 }, place);
  expect(place.querySelector('[data-giphy-id="one"]')).toBeInTheDocument();
  remove();
  renderVideo({ gif: makeGif('two'), width: 200 }, place)();
});

it('accepts texts and elements', async () => {
  const nothing = document.createElement('b');
  nothing.textContent = 'Nothing here';
  const overlay = ({ gif }: { gif: { id: string | number } }) => {
    const element = document.createElement('i');
    element.textContent = `over ${gif.id}`;
    return element;
  };
  renderGif({ gif: makeGif('one'), width: 200, overlay }, place);
  fireEvent.load(place.querySelector('img') as HTMLImageElement);
  expect((await screen.findByText('over one')).tagName).toBe('I');
  const other = document.body.appendChild(document.createElement('div'));
  renderGrid({ width: 600, fetchGifs: async () => toPage([]), noResultsMessage: nothing }, other);
  await waitFor(() => expect(nothing).toBeInTheDocument());
  other.remove();
});

it('throws without an element', () => {
  expect(() => renderGrid({ width: 600, fetchGifs }, null as never)).toThrow(
    'renderGrid renders into an element, but got null.',
  );
});

it('shows an error while a function of the host throws', () => {
  const skeleton = () => {
    throw new Error('mine');
  };
  renderGrid({ width: 600, fetchGifs: () => new Promise(() => {}), skeleton }, place);
  expect(console.error).toHaveBeenCalledWith('renderGrid cannot be shown:', expect.any(Error));
  vi.mocked(console.error).mockClear();
  expect(screen.getByRole('alert')).toHaveTextContent('Error loading GIFs.');
  renderGrid({ width: 600, fetchGifs }, place);
  expect(place.querySelector('.giphy-grid')).toBeInTheDocument();
});
