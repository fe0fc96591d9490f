import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGifs } from '../test/make-gif.ts';
import { arrive, pagesOf, renderGrid, showLoader, tileIds } from '../test/render-grid.tsx';
import { Grid } from './Grid.tsx';
import type { GridHandle } from './grid-handle.ts';
import { createGridMemory } from './grid-memory.ts';

const scrolledIntoView = vi.fn();

beforeEach(() => {
  scrolledIntoView.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    scrolledIntoView(this.getAttribute('data-giphy-index'), options);
  };
});

const focusedIndex = () =>
  document.activeElement?.closest('[data-giphy-index]')?.getAttribute('data-giphy-index');

/** Brings the focus to a GIF, and waits until the keys have come. */
async function focus(name: string) {
  act(() => screen.getByRole('link', { name }).focus());
  await act(() => vi.dynamicImportSettled());
}

const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

describe('a grid as a feed', () => {
  it('has articles that know their names and places', () => {
    renderGrid({ initialGifs: makeGifs(2), 'aria-label': 'Cats' });
    expect(screen.getByRole('feed', { name: 'Cats' })).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Picture gif1' })).toHaveAttribute(
      'aria-posinset',
      '2',
    );
  });

  it('goes from article to article by Page Down and Page Up', async () => {
    renderGrid({ initialGifs: makeGifs(3) });
    await focus('Picture gif0');
    press('PageDown');
    expect(screen.getByRole('article', { name: 'Picture gif1' })).toHaveFocus();
    expect(scrolledIntoView).toHaveBeenLastCalledWith('1', { block: 'nearest' });
    press('PageDown');
    expect(press('PageDown'), 'scrolls on at the end').toBe(true);
    press('PageUp');
    expect(focusedIndex()).toBe('1');
  });

  it('is left by Ctrl with End or Home', async () => {
    render(
      <>
        <button type="button">Before</button>
        <Grid width={612} fetchGifs={pagesOf(0)} initialGifs={makeGifs(3)} />
        <button type="button">After</button>
      </>,
    );
    await focus('Picture gif1');
    press('End', { ctrlKey: true });
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    await focus('Picture gif1');
    press('Home', { ctrlKey: true });
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  });

  it('leaves other keys alone', async () => {
    renderGrid({ initialGifs: makeGifs(3) });
    await focus('Picture gif0');
    for (const key of ['ArrowDown', 'Home', 'Tab', 'x']) expect(press(key)).toBe(true);
  });
});

describe('a grid as a picker', () => {
  const show = () => renderGrid({ initialGifs: makeGifs(300), pattern: 'picker' });

  it('is a grid with one stop of the Tab key', () => {
    show();
    expect(screen.getByRole('grid', { name: 'GIFs' })).toHaveAttribute('aria-rowcount', '-1');
    const stops = screen.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([screen.getByRole('link', { name: 'Picture gif0' })]);
    expect(screen.getAllByRole('row')[4]).toHaveAttribute('aria-rowindex', '5');
  });

  it.each([
    ['ArrowRight', 5],
    ['ArrowLeft', 3],
    ['ArrowDown', 7],
    ['ArrowUp', 1],
    ['Home', 0],
    ['End', 299],
  ])('goes by %s from GIF 4 to GIF %i', async (key, index) => {
    show();
    await focus('Picture gif4');
    press(key);
    expect(screen.getByRole('link', { name: `Picture gif${index}` })).toHaveFocus();
    expect(screen.getByRole('link', { name: `Picture gif${index}` })).toHaveProperty('tabIndex', 0);
    expect(screen.getByRole('link', { name: 'Picture gif4' })).toHaveProperty('tabIndex', -1);
  });

  it('goes the other way round where the text does', async () => {
    const { container } = show();
    container.style.direction = 'rtl';
    await focus('Picture gif4');
    press('ArrowRight');
    expect(focusedIndex()).toBe('3');
  });

  it('remembers where the reader was', async () => {
    show();
    await focus('Picture gif4');
    act(() => screen.getByRole('link', { name: 'Picture gif4' }).blur());
    expect(screen.getByRole('link', { name: 'Picture gif4' })).toHaveProperty('tabIndex', 0);
  });
});

describe('the ref of a grid', () => {
  it('scrolls to a GIF, mounted or not, or says that there is none', () => {
    const ref = createRef<GridHandle>();
    render(<Grid ref={ref} width={612} fetchGifs={pagesOf(0)} initialGifs={makeGifs(3000)} />);
    expect(tileIds()).not.toContain('gif2500');
    let isThere: boolean | undefined;
    act(() => {
      isThere = ref.current?.scrollToGif('gif2500', { behavior: 'smooth' });
    });
    expect(isThere).toBe(true);
    expect(scrolledIntoView).toHaveBeenLastCalledWith('2500', {
      block: 'center',
      behavior: 'smooth',
    });
    expect(ref.current?.scrollToGif('nobody')).toBe(false);
  });

  it('starts over', async () => {
    vi.useFakeTimers();
    const ref = createRef<GridHandle>();
    const fetchGifs = pagesOf(25);
    const { container } = render(<Grid ref={ref} width={612} fetchGifs={fetchGifs} />);
    await showLoader(container);
    act(() => ref.current?.reset());
    await arrive();
    expect(fetchGifs.mock.calls.map(([offset]) => offset)).toEqual([0, 0]);
    vi.useRealTimers();
  });
});

describe('a grid with a memory', () => {
  it('mounts again with the same GIFs at the same place', () => {
    const memory = createGridMemory();
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    place.mockReturnValue({ top: -50_030 } as DOMRect);
    const { unmount } = renderGrid({ memory, initialGifs: makeGifs(3000) });
    unmount();

    place.mockReturnValue({ top: 200 } as DOMRect);
    const fetchGifs = pagesOf(0);
    renderGrid({ memory, fetchGifs });
    expect(document.documentElement.scrollTop).toBe(50_230);
    expect(fetchGifs).not.toHaveBeenCalled();
    document.documentElement.scrollTop = 0;
  });

  it('scrolls what scrolls the grid', () => {
    const memory = createGridMemory();
    const list = () => (
      <div data-testid="list" style={{ overflowY: 'auto' }}>
        <Grid width={612} memory={memory} fetchGifs={pagesOf(0)} initialGifs={makeGifs(300)} />
      </div>
    );
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(9000);
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    place.mockReturnValue({ top: -500 } as DOMRect);
    render(list()).unmount();
    place.mockReturnValue({ top: 0 } as DOMRect);
    render(list());
    expect(screen.getByTestId('list').scrollTop).toBe(500);
  });

  it('leaves a reader at the top where nothing was above', () => {
    const memory = createGridMemory();
    const { unmount } = renderGrid({ memory, initialGifs: makeGifs(30) });
    unmount();
    renderGrid({ memory });
    expect(document.documentElement.scrollTop).toBe(0);
    expect(tileIds()).toContain('gif0');
  });
});
