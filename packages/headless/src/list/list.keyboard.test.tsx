import type { IGif } from '@gifkit/model';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { makeGif, makeGifs } from '../test/make-gif.ts';
import { watchScrolling } from '../test/watch-scrolling.ts';
import * as Tile from '../tile/index.ts';
import * as GifList from './index.ts';

interface OwnListProps {
  initialGifs: IGif[];
  pattern?: 'feed' | 'picker';
  resetKey?: string;
  noLink?: boolean;
  onGifClick?: () => void;
  onGifKeyPress?: () => void;
  /** Pauses the GIFs and shows play buttons. */
  paused?: boolean;
  overlay?: () => ReactElement;
}

const never = () => new Promise<never>(() => {});

/** List of 612 px width: three columns of 200 px with a gutter of 6 px, so that every GIF is 100 px high. */
const OwnList = ({
  pattern,
  noLink,
  onGifClick,
  onGifKeyPress,
  overlay: Overlay,
  ...list
}: OwnListProps) => (
  <GifList.Root fetchGifs={never} {...list}>
    <GifList.Masonry
      columns={3}
      gutter={6}
      width={612}
      pattern={pattern}
      hasTypeahead={!onGifKeyPress}
    >
      {(item) => (
        <GifList.Item item={item}>
          <Tile.Root
            {...item.tile}
            noLink={noLink}
            onGifClick={onGifClick}
            onGifKeyPress={onGifKeyPress}
          >
            <Tile.Link>
              <Tile.Picture />
            </Tile.Link>
            <Tile.PlayButton />
            {Overlay && <Overlay />}
          </Tile.Root>
        </GifList.Item>
      )}
    </GifList.Masonry>
    <GifList.Empty />
  </GifList.Root>
);

/** Renders a list; `update` changes its props. */
function show(props: OwnListProps) {
  const view = render(<OwnList {...props} />);
  const update = (more: Partial<OwnListProps>) => view.rerender(<OwnList {...props} {...more} />);
  return { ...view, update };
}

/** Index of the focused GIF. */
const focusedIndex = () =>
  document.activeElement?.closest('[data-giphy-index]')?.getAttribute('data-giphy-index');

/** Focuses a GIF and waits for the key handlers. */
async function focus(name: string): Promise<void> {
  act(() => screen.getByRole('link', { name }).focus());
  await act(() => vi.dynamicImportSettled());
}

/** @returns true if the default action is not prevented. */
const press = (key: string, more = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

const scrolled = watchScrolling();

const Likes = () => (
  <p>
    <button type="button">Like</button>
    <button type="button">Share</button>
  </p>
);

describe('as a feed', () => {
  it('moves between articles by Page Down and Page Up', async () => {
    show({ initialGifs: makeGifs(3) });
    await focus('Picture gif0');
    press('PageDown');
    const second = screen.getByRole('article', { name: 'Picture gif1' });
    expect(second).toHaveFocus();
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' });
    expect(scrolled.mock.contexts.at(-1)).toBe(second);
    press('PageDown');
    expect(press('PageDown'), 'scrolls on at the end').toBe(true);
    press('PageUp');
    expect(focusedIndex()).toBe('1');
  });

  it.each([
    ['to the elements around it', () => <button type="button">Near</button>],
    [
      'past elements that cannot take the focus',
      () => (
        <>
          <button type="button" tabIndex={-1} />
          <a href="#near">Near</a>
          <button type="button" disabled />
        </>
      ),
    ],
  ])('moves the focus by Ctrl with Home or End %s', async (_, Near) => {
    render(
      <>
        <Near />
        <OwnList initialGifs={makeGifs(3)} />
        <button type="button" disabled />
        <Near />
      </>,
    );
    for (const [at, key] of ['Home', 'End'].entries()) {
      await focus('Picture gif1');
      press(key, { ctrlKey: true });
      expect(screen.getAllByText('Near')[at]).toHaveFocus();
    }
  });

  it('moves the focus to its status or itself at the ends of the page', async () => {
    show({ initialGifs: makeGifs(3) });
    await focus('Picture gif1');
    press('End', { ctrlKey: true });
    expect(screen.getByRole('status')).toHaveFocus();
    await focus('Picture gif1');
    press('Home', { ctrlKey: true });
    expect(screen.getByRole('feed')).toHaveFocus();
  });

  it('keeps the focus when a new list replaces the focused GIF', () => {
    const { update } = show({ initialGifs: makeGifs(3), resetKey: 'a' });
    const list = screen.getByRole('feed');
    act(() => screen.getByRole('link', { name: 'Picture gif1' }).focus());
    update({ resetKey: 'b' });
    expect(list).toHaveFocus();
  });
});
describe('as a picker', () => {
  const showMany = () => show({ initialGifs: makeGifs(300), pattern: 'picker' });
  const tabStops = () => screen.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0);

  it('is entered at the first GIF of a new list', async () => {
    const { update } = showMany();
    act(() => screen.getAllByRole('link')[5]?.focus());
    update({ resetKey: 'other', initialGifs: makeGifs(300) });
    expect(tabStops()).toEqual([screen.getByRole('link', { name: 'Picture gif0' })]);
  });

  it('is a grid with one tab stop', () => {
    showMany();
    expect(screen.getByRole('grid', { name: 'GIFs' })).toHaveAttribute('aria-rowcount', '-1');
    expect(tabStops()).toEqual([screen.getByRole('link', { name: 'Picture gif0' })]);
    expect(screen.getAllByRole('row')[4]).toHaveAttribute('aria-rowindex', '5');
  });

  it('moves its tab stop with the focus, and keeps it there without', async () => {
    showMany();
    await focus('Picture gif4');
    press('ArrowDown');
    const [from, to] = [4, 7].map((index) =>
      screen.getByRole('link', { name: `Picture gif${index}` }),
    );
    expect(to).toHaveFocus();
    expect([from?.tabIndex, to?.tabIndex]).toEqual([-1, 0]);
    act(() => to?.blur());
    expect(to).toHaveProperty('tabIndex', 0);
  });

  it('finds GIFs by typed name and starts a new word after a pause', async () => {
    vi.useFakeTimers();
    const named = ['Ant', 'Bear', 'Beaver', 'Cat'].map((title, index) =>
      makeGif(`gif${index}`, { alt_text: title }),
    );
    show({ initialGifs: named, pattern: 'picker' });
    await focus('Ant');
    for (const key of 'bea') press(key);
    expect(focusedIndex()).toBe('1');
    press('v');
    expect(focusedIndex()).toBe('2');
    vi.advanceTimersByTime(1001);
    press('c');
    expect(focusedIndex()).toBe('3');
    expect(press('x'), 'nothing has such a name').toBe(true);
    expect(press('a', { ctrlKey: true }), 'no character').toBe(true);
    expect(focusedIndex()).toBe('3');
  });

  it('ignores characters if the host handles keys', async () => {
    show({ initialGifs: makeGifs(3), pattern: 'picker', onGifKeyPress: () => {} });
    await focus('Picture gif0');
    expect(press('p')).toBe(true);
    expect(focusedIndex()).toBe('0');
  });

  it('is one tab stop even with buttons, entered by F2 and left by Escape or F2', async () => {
    show({ initialGifs: makeGifs(3), pattern: 'picker', paused: true });
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

  it('moves through the buttons of one overlay by Tab, and then out', async () => {
    render(
      <>
        <OwnList pattern="picker" overlay={Likes} initialGifs={makeGifs(2)} />
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

  it('has a tab stop if its GIFs are neither links nor buttons', async () => {
    show({ initialGifs: makeGifs(3), pattern: 'picker', noLink: true, paused: true });
    await userEvent.tab();
    await vi.dynamicImportSettled();
    expect(focusedIndex()).toBe('0');
    press('ArrowRight');
    expect(focusedIndex()).toBe('1');
  });
});
