import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeClip } from '../../headless/src/test/make-clip.ts';
import { makeGif, makeGifs } from '../../headless/src/test/make-gif.ts';
import { renderCarousel, renderGif, renderGrid, renderVideo } from './index.ts';
import { startService } from './test/service.ts';

startService();

let target: HTMLElement;
beforeEach(() => {
  target = document.body.appendChild(document.createElement('main'));
});
afterEach(() => target.remove());

const showTiles = () =>
  waitFor(() => expect(target.querySelectorAll('.giphy-gif')).toHaveLength(3));

const toPage = (gifs: ReturnType<typeof makeGifs>) => ({
  data: gifs,
  meta: { status: 200, msg: 'OK', response_id: 'r' },
  pagination: { total_count: gifs.length, count: gifs.length, offset: 0 },
});
const fetchGifs = async () => toPage(makeGifs(3));

it('renders a grid at once, and removes it', async () => {
  const remove = renderGrid({ width: 600, columns: 2, gutter: 6, fetchGifs }, target);
  expect(target.querySelector('.giphy-grid')).toBeInTheDocument();
  await showTiles();
  remove();
  expect(target).toBeEmptyDOMElement();
  remove();
});

it('renders a carousel, whose handlers can prevent the navigation, and a video', async () => {
  const onGifClick = vi.fn((_gif: unknown, event: Event) => event.preventDefault());
  renderCarousel({ gifHeight: 200, fetchGifs, onGifClick }, target);
  await showTiles();
  expect(fireEvent.click(target.querySelector('.giphy-gif a') ?? target)).toBe(false);
  expect(onGifClick).toHaveBeenCalledOnce();
  const other = document.body.appendChild(document.createElement('div'));
  renderVideo({ gif: makeClip(), width: 300, controls: true }, other);
  expect(other.querySelector('video')).toBeInTheDocument();
  other.remove();
});

it('updates the content of the element without a new request', async () => {
  const fetched = vi.fn(fetchGifs);
  const render = (width: number) => renderGrid({ width, fetchGifs: fetched }, target);
  render(600);
  await showTiles();
  const grid = target.querySelector('.giphy-grid');
  render(300)();
  expect(fetched).toHaveBeenCalledOnce();
  render(300);
  expect(target.querySelector('.giphy-grid')).not.toBe(grid);
});

describe('in a container that the host has emptied', () => {
  const show = async (key: string) => {
    const fetched = vi.fn(fetchGifs);
    const remove = renderGrid({ width: 600, fetchGifs: fetched, key }, target);
    await showTiles();
    expect(fetched).toHaveBeenCalledOnce();
    return remove;
  };

  it.each<[string, () => void]>([
    ['innerHTML', () => Object.assign(target, { innerHTML: '' })],
    ['textContent', () => Object.assign(target, { textContent: '' })],
    ['replaceChildren', () => target.replaceChildren()],
    ['another element', () => Object.assign(target, { innerHTML: '<p>Searching…</p>' })],
  ])('renders again after %s', async (_, empty) => {
    await show('a');
    empty();
    await show('a');
    empty();
    const remove = await show('b');
    expect(target.children).toHaveLength(1);
    empty();
    remove();
    remove();
    expect(target.querySelector('.giphy-grid')).toBeNull();
  });
});

it('leaves text of the element in place, also when removed', () => {
  target.textContent = 'Powered by GIPHY';
  const remove = renderGrid({ width: 600, fetchGifs }, target);
  expect(target.querySelector('.giphy-grid')).toBeInTheDocument();
  expect(target).toHaveTextContent('Powered by GIPHY');
  remove();
  expect(target.innerHTML).toBe('Powered by GIPHY');
});

it('accepts texts and elements', async () => {
  const nothing = document.createElement('b');
  nothing.textContent = 'Nothing here';
  const overlay = ({ gif }: { gif: { id: string | number } }) => {
    const element = document.createElement('i');
    element.textContent = `over ${gif.id}`;
    return element;
  };
  renderGif({ gif: makeGif('one'), width: 200, overlay }, target);
  fireEvent.load(target.querySelector('img') as HTMLImageElement);
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
  renderGrid({ width: 600, fetchGifs: () => new Promise(() => {}), skeleton }, target);
  expect(console.error).toHaveBeenCalledWith('renderGrid cannot be shown:', expect.any(Error));
  vi.mocked(console.error).mockClear();
  expect(screen.getByRole('alert')).toHaveTextContent('Error loading GIFs.');
  renderGrid({ width: 600, fetchGifs }, target);
  expect(target.querySelector('.giphy-grid')).toBeInTheDocument();
});
