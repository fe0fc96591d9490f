import { LabelsProvider } from '@gifkit/headless';
import { createGridMemory } from '@gifkit/headless/core';
import { TYPEAHEAD_PAUSE } from '@gifkit/headless/internal';
import { de } from '@gifkit/headless/labels/de';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeGif, makeGifs } from '../../../headless/src/test/make-gif.ts';
import { arrive, pagesOf, renderGrid, showLoader, tileIds } from '../test/render-grid.tsx';
import { Grid } from './Grid.tsx';
import type { GridHandle } from './grid-props.ts';

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

  it('has articles that say in which language they are named', () => {
    render(
      <LabelsProvider labels={de}>
        <Grid
          width={612}
          fetchGifs={pagesOf(0)}
          initialGifs={makeGifs(2)}
          getAlt={({ id }) => (id === 'gif1' ? 'Zwei' : undefined)}
        />
      </LabelsProvider>,
    );
    const english = screen.getByRole('article', { name: 'Picture gif0' });
    expect(english).toHaveAttribute('lang', 'en');
    expect(english.querySelector('[data-giphy-id]')).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('article', { name: 'Zwei' })).not.toHaveAttribute('lang');
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

  it('is left at the ends of the page, too: for its status, and for itself', async () => {
    renderGrid({ initialGifs: makeGifs(3) });
    await focus('Picture gif1');
    press('End', { ctrlKey: true });
    expect(screen.getByRole('status')).toHaveFocus();
    await focus('Picture gif1');
    press('Home', { ctrlKey: true });
    expect(screen.getByRole('feed')).toHaveFocus();
  });

  it('is left for what can take the focus', async () => {
    render(
      <>
        <Grid width={612} fetchGifs={pagesOf(0)} initialGifs={makeGifs(3)} />
        <button type="button" disabled>
          Not now
        </button>
        <button type="button" tabIndex={-1}>
          By script
        </button>
        <a href="#after">After</a>
      </>,
    );
    await focus('Picture gif1');
    press('End', { ctrlKey: true });
    expect(screen.getByRole('link', { name: 'After' })).toHaveFocus();
  });

  it('leaves other keys alone', async () => {
    renderGrid({ initialGifs: makeGifs(3) });
    await focus('Picture gif0');
    for (const key of ['ArrowDown', 'Home', 'Tab', 'x']) expect(press(key)).toBe(true);
  });
});

it('keeps the focus in a grid where another list takes the place of the GIF that has it', () => {
  const { update } = renderGrid({ initialGifs: makeGifs(3), resetKey: 'a' });
  const list = screen.getByRole('feed');
  act(() => screen.getByRole('link', { name: 'Picture gif1' }).focus());
  update({ resetKey: 'b' });
  expect(list).toHaveFocus();
});

const Likes = () => (
  <p>
    <button type="button">Like</button>
    <button type="button">Share</button>
  </p>
);

describe('a grid as a picker', () => {
  const show = () => renderGrid({ initialGifs: makeGifs(300), pattern: 'picker' });

  it('is entered at the first GIF of another list, wherever the reader was in the one before', async () => {
    const { container, update } = renderGrid({
      initialGifs: makeGifs(300),
      pattern: 'picker',
      noLink: true,
      onGifClick: () => {},
    });
    act(() => screen.getAllByRole('button')[5]?.focus());
    update({ resetKey: 'other', initialGifs: makeGifs(300) });
    expect(
      container.querySelector('[tabindex="0"]')?.closest('[data-giphy-index]'),
    ).toHaveAttribute('data-giphy-index', '0');
  });

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
    ['PageDown', 16],
    ['Home', 0],
    ['End', 299],
  ])('goes by %s from GIF 4 to GIF %i', async (key, index) => {
    show();
    // As high as four rows.
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(430);
    await focus('Picture gif4');
    press(key);
    expect(screen.getByRole('link', { name: `Picture gif${index}` })).toHaveFocus();
    expect(screen.getByRole('link', { name: `Picture gif${index}` })).toHaveProperty('tabIndex', 0);
    expect(screen.getByRole('link', { name: 'Picture gif4' })).toHaveProperty('tabIndex', -1);
  });

  it('goes a page back by Page Up, and to its ends by Ctrl too', async () => {
    show();
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(430);
    await focus('Picture gif16');
    press('PageUp');
    expect(focusedIndex()).toBe('4');
    press('End', { ctrlKey: true });
    expect(focusedIndex()).toBe('299');
    expect(press('PageDown'), 'scrolls on at the end').toBe(true);
    press('Home', { ctrlKey: true });
    expect(focusedIndex()).toBe('0');
  });

  it('goes to the GIF whose name is typed, and begins anew after a pause', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const named = ['Ant', 'Bear', 'Beaver', 'Cat'].map((title, index) =>
      makeGif(`gif${index}`, { alt_text: title }),
    );
    renderGrid({ initialGifs: named, pattern: 'picker' });
    act(() => screen.getByRole('link', { name: /Ant/ }).focus());
    for (const key of 'bea') press(key);
    expect(focusedIndex()).toBe('1');
    press('v');
    expect(focusedIndex()).toBe('2');
    vi.advanceTimersByTime(TYPEAHEAD_PAUSE + 1);
    press('c');
    expect(focusedIndex()).toBe('3');
    expect(press('x'), 'nothing has such a name').toBe(true);
    expect(press('a', { ctrlKey: true }), 'no character').toBe(true);
    expect(focusedIndex()).toBe('3');
  });

  it('leaves characters to a host that handles keys', async () => {
    renderGrid({ initialGifs: makeGifs(3), pattern: 'picker', onGifKeyPress: () => {} });
    await focus('Picture gif0');
    expect(press('p')).toBe(true);
    expect(focusedIndex()).toBe('0');
  });

  it('is one stop where its GIFs have buttons, to which F2 leads, and Escape or F2 back', async () => {
    renderGrid({ initialGifs: makeGifs(3), pattern: 'picker', paused: true, eagerIds: ['gif0'] });
    const button = await screen.findByRole('button', { name: 'Play Picture gif0' });
    await waitFor(() => expect(button).toHaveAttribute('aria-keyshortcuts', 'F2'));
    const link = screen.getByRole('link', { name: 'Picture gif0' });
    await userEvent.tab();
    expect(link).toHaveFocus();
    for (const back of ['F2', 'Escape']) {
      press('F2');
      expect(button).toHaveFocus();
      expect(press('ArrowRight'), 'is the button’s own').toBe(true);
      expect(button).toHaveFocus();
      expect(press(back)).toBe(false);
      expect(link).toHaveFocus();
    }
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('goes through the buttons of one overlay by Tab, and then leaves', async () => {
    render(
      <>
        <Grid
          width={612}
          pattern="picker"
          overlay={Likes}
          fetchGifs={pagesOf(0)}
          initialGifs={makeGifs(2)}
          eagerIds={['gif0', 'gif1']}
        />
        <button type="button">After</button>
      </>,
    );
    const [like] = await screen.findAllByRole('button', { name: 'Like' });
    const [share] = screen.getAllByRole('button', { name: 'Share' });
    await waitFor(() => expect(share).toHaveProperty('tabIndex', -1));
    await focus('Picture gif0');
    press('F2');
    expect(like).toHaveFocus();
    await userEvent.tab();
    expect(share).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(like).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('has a stop where its GIFs are neither links nor buttons', async () => {
    renderGrid({ initialGifs: makeGifs(3), pattern: 'picker', noLink: true, paused: true });
    await userEvent.tab();
    expect(focusedIndex()).toBe('0');
    press('ArrowRight');
    expect(focusedIndex()).toBe('1');
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
