import type { FetchGifs } from '@gifkit/fetch-api';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { makeGif, makeGifs, makePage } from '../test/make-gif.ts';
import { resize, scrollIntoView } from '../test/observers.ts';
import { watchScrolling } from '../test/watch-scrolling.ts';
import * as Tile from '../tile/index.ts';
import type { GifListHandle } from './GifListRoot.tsx';
import * as GifList from './index.ts';

const scrolled = watchScrolling();

const never: FetchGifs = () => new Promise(() => {});

interface OwnRowProps extends Partial<GifList.RootProps> {
  noLink?: boolean | undefined;
}

const OwnRow = ({ noLink, ...props }: OwnRowProps) => (
  <GifList.Root fetchGifs={never} initialGifs={makeGifs(300)} {...props}>
    <GifList.Viewport tabIndex={noLink ? 0 : undefined}>
      <GifList.Row height={50} gutter={6}>
        {(item) => (
          <GifList.Item item={item}>
            <Tile.Root {...item.tile} noLink={noLink} />
          </GifList.Item>
        )}
      </GifList.Row>
      <GifList.Loading>
        <p className="more">More</p>
      </GifList.Loading>
    </GifList.Viewport>
    <GifList.Previous />
    <GifList.Next />
    <GifList.Empty />
    <GifList.Error />
  </GifList.Root>
);

const row = () => screen.getByRole('group', { name: 'GIFs' });
const links = () => within(row()).getAllByRole('link');

/** Scrolls the row, whose viewport is 400 px wide. */
function scrollTo(left: number): void {
  vi.spyOn(row(), 'scrollWidth', 'get').mockReturnValue(30_000);
  row().scrollLeft = left;
  vi.useFakeTimers();
  resize(row(), 400);
  act(() => {
    vi.advanceTimersToNextFrame();
  });
  vi.useRealTimers();
}

describe('the parts of a row', () => {
  it('form a list of positioned GIFs, in a group with the name of the list', () => {
    render(<OwnRow aria-label="Cats" initialGifs={makeGifs(3)} />);
    const list = within(screen.getByRole('group', { name: 'Cats' })).getByRole('list');
    expect(list).toHaveStyle({ position: 'relative', width: '312px', height: '50px' });
    const items = within(list).getAllByRole('listitem');
    expect(items.map(({ style }) => [style.insetInlineStart, style.width, style.height])).toEqual([
      ['0px', '100px', '50px'],
      ['106px', '100px', '50px'],
      ['212px', '100px', '50px'],
    ]);
    expect(items[1]).toHaveAttribute('aria-posinset', '2');
  });

  it('mount only GIFs near the view', () => {
    render(<OwnRow />);
    expect(links().length).toBeLessThan(40);
    scrollTo(10_600);
    expect(links().length).toBeLessThan(40);
    expect(screen.getByRole('link', { name: 'Picture gif100' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Picture gif0' })).toBeNull();
  });

  it('move between GIFs by arrows and ignore other keys', () => {
    render(<OwnRow />);
    act(() => screen.getByRole('link', { name: 'Picture gif0' }).focus());
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    expect(press('ArrowRight')).toBe(false);
    expect(screen.getByRole('link', { name: 'Picture gif1' })).toHaveFocus();
    expect(press('End')).toBe(false);
    expect(screen.getByRole('link', { name: 'Picture gif299' })).toHaveFocus();
    expect(press('ArrowRight')).toBe(true);
  });

  it('move by Tab to the next GIF, even after scrolling', async () => {
    render(<OwnRow />);
    scrollTo(15_000);
    const [, , , link] = links();
    act(() => link?.focus());
    const next = `Picture gif${Number(link?.getAttribute('aria-label')?.slice(11)) + 1}`;
    scrollTo(0);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: next })).toHaveFocus();
  });

  it('make the row focusable if no GIF is', async () => {
    render(<OwnRow initialGifs={makeGifs(3)} noLink />);
    await userEvent.tab();
    expect(row()).toHaveFocus();
  });

  it('keep the focused GIF and its neighbors mounted', () => {
    render(<OwnRow />);
    const link = screen.getByRole('link', { name: 'Picture gif4' });
    act(() => link.focus());
    scrollTo(10_600);
    expect(link).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Picture gif5' })).toBeInTheDocument();
  });

  it('scroll by buttons, which at the ends keep the focus but are no tab stops', () => {
    render(<OwnRow />);
    const scrollBy = vi.fn();
    row().scrollBy = scrollBy;
    scrollTo(0);
    const [back, forward] = ['Previous GIFs', 'Next GIFs'].map((name) =>
      screen.getByRole('button', { name }),
    ) as [HTMLElement, HTMLElement];
    expect(back).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(back);
    fireEvent.click(forward);
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: 360, behavior: 'smooth' });
    act(() => forward.focus());
    scrollTo(29_600);
    expect([back.tabIndex, forward.tabIndex]).toEqual([0, -1]);
    expect(forward).toHaveFocus();
  });

  it('fetch a page when the end comes into view, and have no buttons while empty', async () => {
    const fetchGifs = vi.fn<FetchGifs>(async (offset) => makePage(offset, 2, 2));
    render(<OwnRow fetchGifs={fetchGifs} initialGifs={[]} />);
    expect(screen.queryByRole('button')).toBeNull();
    scrollIntoView(screen.getByText('More').parentElement as Element, 1);
    await screen.findByRole('link', { name: 'Picture gif1' });
    expect(screen.getByRole('button', { name: 'Next GIFs' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('GIFs: 2 loaded');
  });

  it('move the focus to the group when a new list replaces the focused GIF', () => {
    const { rerender } = render(<OwnRow resetKey="a" />);
    act(() => links()[2]?.focus());
    rerender(<OwnRow resetKey="b" initialGifs={[makeGif('x')]} />);
    expect(row()).toHaveFocus();
  });

  it('scroll to a GIF by id, mounted or not', () => {
    const handle = createRef<GifListHandle>();
    render(<OwnRow handle={handle} />);
    act(() => {
      expect(handle.current?.scrollToGif('gif200')).toBe(true);
    });
    expect(scrolled.mock.contexts).toEqual([
      screen.getByRole('link', { name: 'Picture gif200' }).closest('[role=listitem]'),
    ]);
  });
});
