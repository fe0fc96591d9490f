import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGifs } from '../../../headless/src/test/make-gif.ts';
import { scrollIntoView } from '../../../headless/src/test/observers.ts';
import { preferReducedMotion } from '../test/media.ts';
import { arrive, pagesOf } from '../test/render-grid.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';

/** Renders a carousel 50 px high: every GIF is 100 px wide. */
function show(props: Partial<CarouselProps> = {}) {
  const element = (more: Partial<CarouselProps> = {}) => (
    <Carousel gifHeight={50} fetchGifs={pagesOf(25)} {...props} {...more} />
  );
  const view = render(element());
  return { ...view, update: (more: Partial<CarouselProps>) => view.rerender(element(more)) };
}

const tiles = () => screen.queryAllByRole('listitem');
const rowOf = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('.giphy-carousel') ?? container;

async function showEnd(container: HTMLElement) {
  const sentinel = container.querySelector('ul + div > div');
  if (!sentinel) throw new Error('The carousel has no loader');
  scrollIntoView(sentinel, 1);
  await arrive();
}

const debounce = () => act(() => vi.advanceTimersByTimeAsync(100));

/** Gives the row a width, scrolls it, and waits for pending updates. */
function scrollRow(container: HTMLElement, left: number) {
  const row = rowOf(container);
  vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(row, 'scrollWidth', 'get').mockReturnValue(30_000);
  row.scrollLeft = left;
  act(() => {
    row.dispatchEvent(new Event('scroll'));
    vi.advanceTimersToNextFrame();
  });
}

beforeEach(() => void vi.useFakeTimers());

describe('Carousel', () => {
  it('has the promised class name, and the name of the host', () => {
    const { container } = show({ className: 'mine', 'aria-label': 'Stickers' });
    expect(rowOf(container)).toHaveClass('giphy-carousel', 'mine');
    expect(screen.getByRole('group', { name: 'Stickers' })).toBeInTheDocument();
    expect(Carousel.className).toBe('giphy-carousel');
  });

  describe('pages', () => {
    it('loads the first page at once, and more 100 ms after its end is in view', async () => {
      const onGifsFetched = vi.fn();
      const { container } = show({ onGifsFetched });
      await showEnd(container);
      expect(tiles()).toHaveLength(10);
      await act(() => vi.advanceTimersByTimeAsync(99));
      expect(tiles()).toHaveLength(10);
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(onGifsFetched).toHaveBeenLastCalledWith(makeGifs(20));
    });

    it('fills its width with placeholders before the first page', async () => {
      const { container } = show({ gifWidth: 120 });
      const track = rowOf(container).firstElementChild;
      expect(track).toHaveStyle({ minWidth: '100%', height: '50px' });
      const places = container.querySelectorAll('.loader i');
      expect(places).toHaveLength(12);
      expect(places[0]).toHaveStyle({ width: '120px' });
      await showEnd(container);
      expect(container.querySelectorAll('.loader i')).toHaveLength(1);
    });

    it('shows the loader until the last page, in 30 px, also after a retry', async () => {
      const fetchGifs = pagesOf(5).mockRejectedValueOnce(new Error('down'));
      const { container } = show({ fetchGifs });
      const loader = () => container.querySelector('.loader');
      expect(loader()).toBeInTheDocument();
      await showEnd(container);
      expect(loader()).not.toBeInTheDocument();
      fireEvent.click(screen.getByRole('button', { name: 'Try again?' }));
      expect(loader()).toBeInTheDocument();
      await showEnd(container);
      const track = rowOf(container).firstElementChild;
      expect(track).toHaveStyle({ width: `${5 * 106 - 6}px`, paddingInlineEnd: '30px' });
      await debounce();
      expect(loader()).not.toBeInTheDocument();
      expect(track).not.toHaveStyle({ paddingInlineEnd: '30px' });
      expect(tiles()[0]).toHaveAttribute('aria-setsize', '5');
    });

    it('renders no arrows with hideArrows', () => {
      const { update } = show({ initialGifs: makeGifs(30) });
      expect(screen.getByRole('button', { name: 'Next GIFs' })).toBeInTheDocument();
      update({ hideArrows: true });
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });
  });

  describe('layout', () => {
    const boxes = () => tiles().map(({ style }) => [style.insetInlineStart, style.width]);

    it('lays GIFs out by aspect ratio or gifWidth, with a gutter of 6 px by default', () => {
      const { update } = show({ initialGifs: makeGifs(2) });
      expect(boxes()).toEqual([
        ['0px', '100px'],
        ['106px', '100px'],
      ]);
      update({ gifWidth: 60, gutter: 10 });
      expect(boxes()).toEqual([
        ['0px', '60px'],
        ['70px', '60px'],
      ]);
    });

    it('mounts the tiles in view in a row from right to left', () => {
      const { container } = show({ initialGifs: makeGifs(3000) });
      scrollRow(container, -10_600);
      expect(screen.getByRole('link', { name: 'Picture gif100' })).toBeInTheDocument();
    });
  });

  it('scrolls by buttons without animation under reduced motion, and to the left in right-to-left text', () => {
    preferReducedMotion(true);
    const { container } = show({ initialGifs: makeGifs(300) });
    container.style.direction = 'rtl';
    const row = rowOf(container);
    row.scrollBy = vi.fn();
    scrollRow(container, 0);
    // jsdom matches no pointer media query, so the buttons are not displayed.
    fireEvent.click(screen.getByLabelText('Next GIFs'));
    expect(row.scrollBy).toHaveBeenCalledExactlyOnceWith({ left: -360, behavior: 'auto' });
  });
});
