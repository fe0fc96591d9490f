import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGifs } from '../../../headless/src/test/make-gif.ts';
import { scrollIntoView } from '../../../headless/src/test/observers.ts';
import { CAROUSEL_FETCH_DEBOUNCE } from '../constants.ts';
import { preferReducedMotion } from '../test/media.ts';
import { arrive, pagesOf } from '../test/render-grid.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';

/** Shows a carousel 50 px high: every GIF is 100 px wide. */
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

const debounce = () => act(() => vi.advanceTimersByTimeAsync(CAROUSEL_FETCH_DEBOUNCE));

/** Gives the row a width of its own and scrolls it, up to where the frame is about to be painted. */
function scrollUntilPaint(container: HTMLElement, left: number) {
  const row = rowOf(container);
  vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(row, 'scrollWidth', 'get').mockReturnValue(30_000);
  row.scrollLeft = left;
  row.dispatchEvent(new Event('scroll'));
  vi.advanceTimersToNextFrame();
}

/** The same, and all that follows. */
const scrollRow = (container: HTMLElement, left: number) =>
  act(() => scrollUntilPaint(container, left));

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => {};
  return () => vi.useRealTimers();
});

describe('Carousel', () => {
  it('carries the class name that pages know', () => {
    const { container } = show({ className: 'mine' });
    expect(rowOf(container)).toHaveClass('giphy-carousel', 'mine');
    expect(Carousel.className).toBe('giphy-carousel');
  });

  describe('pages', () => {
    it('loads the first one at once, and more 100 ms after its end is in view', async () => {
      const onGifsFetched = vi.fn();
      const { container } = show({ onGifsFetched });
      await showEnd(container);
      expect(tiles()).toHaveLength(10);
      await act(() => vi.advanceTimersByTimeAsync(CAROUSEL_FETCH_DEBOUNCE - 1));
      expect(tiles()).toHaveLength(10);
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(onGifsFetched).toHaveBeenLastCalledWith(makeGifs(20));
    });

    it('keeps 30 px for the loader until there is no more', async () => {
      const { container } = show({ fetchGifs: pagesOf(5) });
      await showEnd(container);
      const track = rowOf(container).firstElementChild;
      expect(track).toHaveStyle({ width: `${5 * 106 - 6}px`, paddingInlineEnd: '30px' });
      await debounce();
      expect(track).not.toHaveStyle({ paddingInlineEnd: '30px' });
      expect(tiles()[0]).toHaveAttribute('aria-setsize', '5');
    });

    it('holds the place of its first GIFs, over the whole width', async () => {
      const { container } = show({ gifWidth: 120 });
      const track = rowOf(container).firstElementChild;
      expect(track).toHaveStyle({ minWidth: '100%', height: '50px' });
      const places = container.querySelectorAll('.loader i');
      expect(places).toHaveLength(12);
      expect(places[0]).toHaveStyle({ width: '120px' });
      await showEnd(container);
      expect(container.querySelectorAll('.loader i')).toHaveLength(1);
    });

    it('shows that it loads, also after a click on Try again?, until there is no more', async () => {
      const fetchGifs = pagesOf(5).mockRejectedValueOnce(new Error('down'));
      const { container } = show({ fetchGifs });
      const loader = () => container.querySelector('.loader');
      expect(loader()).toBeInTheDocument();
      await showEnd(container);
      expect(loader()).not.toBeInTheDocument();
      fireEvent.click(screen.getByRole('button', { name: 'Try again?' }));
      expect(loader()).toBeInTheDocument();
      await showEnd(container);
      await debounce();
      expect(loader()).not.toBeInTheDocument();
    });

    it('says by its buttons which carousel they scroll', () => {
      const { update } = show({ initialGifs: makeGifs(30), 'aria-label': 'Stickers' });
      expect(screen.getByRole('group', { name: 'Stickers' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Next Stickers' })).toBeInTheDocument();
      update({ 'aria-label': 'Clips' });
      expect(screen.getByRole('button', { name: 'Next Clips' })).toBeInTheDocument();
    });

    it('shows no arrows where the host has its own', () => {
      const { update } = show({ initialGifs: makeGifs(30) });
      expect(screen.getByRole('button', { name: 'Next GIFs' })).toBeInTheDocument();
      update({ hideArrows: true });
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });
  });

  describe('layout', () => {
    const boxes = () => tiles().map(({ style }) => [style.insetInlineStart, style.width]);

    it('puts GIFs side by side by their ratio, with a gutter of 6 px, or as it is told', () => {
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

    it('mounts what is in view before the frame is painted where a scroll has left all tiles', () => {
      const { container } = show({ initialGifs: makeGifs(3000) });
      // As outside of tests, where React takes its time.
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
      scrollUntilPaint(container, 10_600);
      vi.unstubAllGlobals();
      expect(screen.getByRole('link', { name: 'Picture gif100' })).toBeInTheDocument();
    });

    it('mounts the same where the row begins at the right', () => {
      const { container } = show({ initialGifs: makeGifs(3000) });
      scrollRow(container, -10_600);
      expect(screen.getByRole('link', { name: 'Picture gif100' })).toBeInTheDocument();
    });
  });

  describe('buttons', () => {
    // jsdom knows no pointer, so that they are not displayed.
    const button = (name: string) => screen.getByLabelText(name);

    it('do not slide where motion is unwelcome, and go the other way round where the text does', () => {
      preferReducedMotion(true);
      const { container } = show({ initialGifs: makeGifs(300) });
      container.style.direction = 'rtl';
      const row = rowOf(container);
      row.scrollBy = vi.fn();
      scrollRow(container, 0);
      fireEvent.click(button('Next GIFs'));
      expect(row.scrollBy).toHaveBeenCalledExactlyOnceWith({ left: -360, behavior: 'auto' });
    });
  });
});
