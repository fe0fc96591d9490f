import type { FetchGifs } from '@gifkit/fetch-api';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FAST_SCROLL_REST } from '../core/visibility/fast-scroll.ts';
import { makeGif, makePage } from '../test/make-gif.ts';
import { scrollIntoView } from '../test/observers.ts';
import { watchScrolling } from '../test/watch-scrolling.ts';
import * as Tile from '../tile/index.ts';
import type { GifListHandle } from './GifListRoot.tsx';
import * as GifList from './index.ts';

const scrolled = watchScrolling();

const GIFS = [makeGif('a'), makeGif('b'), makeGif('c')];
const never: FetchGifs = () => new Promise(() => {});

interface OwnListProps extends Partial<GifList.RootProps> {
  pattern?: 'feed' | 'picker';
}

const OwnList = ({ pattern, ...props }: OwnListProps) => (
  <GifList.Root fetchGifs={never} {...props}>
    <GifList.Skeleton>
      <p>Soon</p>
    </GifList.Skeleton>
    <GifList.Masonry columns={2} gutter={10} width={210} pattern={pattern}>
      {(item) => (
        <GifList.Item item={item} shell={<p>Shell</p>}>
          <Tile.Root {...item.tile} />
        </GifList.Item>
      )}
    </GifList.Masonry>
    <GifList.Empty>Nothing</GifList.Empty>
    <GifList.Error>
      {({ retry }) => (
        <button type="button" onClick={retry}>
          Once more
        </button>
      )}
    </GifList.Error>
    <GifList.End>The end</GifList.End>
    <GifList.Loading>
      <p className="more">More</p>
    </GifList.Loading>
  </GifList.Root>
);

const Fragile = ({ id }: { id: unknown }): string => {
  if (id === 'b') throw new Error('Broken');
  return String(id);
};

/** Brings the end of the list into view and waits for the page. */
async function loadPage(): Promise<void> {
  scrollIntoView(screen.getByText('More').parentElement as Element, 1);
  await act(async () => {});
}

describe('the parts of a list', () => {
  it('form a feed of positioned articles with names and numbers', () => {
    render(<OwnList initialGifs={GIFS} />);
    const feed = screen.getByRole('feed', { name: 'GIFs' });
    expect(feed).toHaveStyle({ position: 'relative', width: '210px', height: '110px' });
    const articles = within(feed).getAllByRole('article');
    expect(articles).toHaveLength(3);
    expect(articles[1]).toHaveAccessibleName('Picture b');
    expect(articles[1]).toHaveAttribute('aria-posinset', '2');
    expect(articles[1]).toHaveStyle({ position: 'absolute', top: '0px', width: '100px' });
    expect(articles[2]).toHaveStyle({ top: '60px' });
  });

  it('fetch a page when the end comes into view, announce it, and show the end', async () => {
    // On a busy machine the next page could arrive before the first is checked.
    vi.useFakeTimers();
    const fetchGifs = vi.fn<FetchGifs>(async (offset) => makePage(offset, 2, 2));
    render(<OwnList fetchGifs={fetchGifs} />);
    expect(screen.getByText('Soon').closest('[aria-hidden]')).toBeInTheDocument();
    await loadPage();
    expect(screen.queryByText('Soon')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('GIFs: 2 loaded');
    expect(screen.queryByText('The end')).toBeNull();
    scrollIntoView(screen.getByText('More').parentElement as Element, 0);
    await loadPage();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('The end')).toBeInTheDocument();
    expect(screen.queryByText('More')).toBeNull();
  });

  it('fetch only the first page while only its placeholder is in view', async () => {
    const fetchGifs = vi.fn<FetchGifs>(async (offset) => makePage(offset, 2, 9));
    vi.useFakeTimers();
    render(<OwnList fetchGifs={fetchGifs} />);
    // The observer reports both; the end is below the view.
    scrollIntoView(screen.getByText('More').parentElement as Element, 0);
    expect(fetchGifs).not.toHaveBeenCalled();
    scrollIntoView(screen.getByText('Soon').parentElement as Element, 1);
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(fetchGifs).toHaveBeenCalledOnce();
    scrollIntoView(screen.getByText('More').parentElement as Element, 1);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getAllByRole('article').length).toBeGreaterThan(2);
  });

  it('are shells during a fast scroll and become tiles after it', () => {
    vi.useFakeTimers();
    let top = 0;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      () => ({ top: -top, width: 210, height: 12_000 }) as DOMRect,
    );
    const gifs = Array.from({ length: 400 }, (_, index) => makeGif(`gif${index}`));
    render(<OwnList initialGifs={gifs} />);
    const scrollBy = (px: number) =>
      act(() => {
        top += px;
        fireEvent.scroll(document);
        vi.advanceTimersByTime(16);
      });
    const shells = () => screen.queryAllByText('Shell').length;
    const tiles = () => screen.queryAllByRole('link').length;
    scrollBy(3000);
    expect([shells(), tiles() > 0]).toEqual([0, true]);
    scrollBy(3000);
    scrollBy(3000);
    expect(shells()).toBeGreaterThan(0);
    expect(screen.getAllByRole('article').length).toBe(shells() + tiles());
    scrollBy(10);
    expect([shells(), tiles() > 0]).toEqual([0, true]);
    // A rest also ends the fast scroll.
    for (const step of [-3000, -3000]) scrollBy(step);
    expect(shells()).toBeGreaterThan(0);
    act(() => vi.advanceTimersByTime(FAST_SCROLL_REST));
    expect(shells()).toBe(0);
  });

  const listOf = (render: GifList.MasonryProps['children'], paused = false) => (
    <GifList.Root fetchGifs={never} initialGifs={GIFS} paused={paused}>
      <GifList.Masonry columns={2} gutter={10} width={210}>
        {render}
      </GifList.Masonry>
    </GifList.Root>
  );

  it('leave the item of a broken tile empty, with one warning that names it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const list = listOf((item) => (
      <GifList.Item item={item}>
        <Tile.Root {...item.tile}>
          <Fragile id={item.gif.id} />
        </Tile.Root>
      </GifList.Item>
    ));
    render(list);
    const articles = screen.getAllByRole('article');
    expect(articles.map(({ textContent }) => textContent)).toEqual(['a', '', 'c']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Gifkit: the GIF b cannot be shown',
      expect.anything(),
    );
    // React also logs the error.
    vi.mocked(console.error).mockClear();
  });

  it('leave errors of children that are no tiles to the host', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const list = listOf((item) => (
      <GifList.Item item={item}>
        <Fragile id={item.gif.id} />
      </GifList.Item>
    ));
    expect(() => render(list)).toThrow('Broken');
    vi.mocked(console.error).mockClear();
  });

  it('expose the status as an attribute', async () => {
    let respond = (_page: ReturnType<typeof makePage> | Error) => {};
    const fetchGifs: FetchGifs = () =>
      new Promise((resolve, reject) => {
        respond = (page) => (page instanceof Error ? reject(page) : resolve(page));
      });
    const list = (resetKey: string) => <OwnList fetchGifs={fetchGifs} resetKey={resetKey} />;
    const { container, rerender } = render(list('a'));
    const root = container.firstElementChild;
    const arrive = (page: ReturnType<typeof makePage> | Error) => act(async () => respond(page));
    expect(root).toHaveAttribute('data-status', 'idle');
    await loadPage();
    expect(root).toHaveAttribute('data-status', 'fetching');
    await arrive(new Error('Offline'));
    expect(root).toHaveAttribute('data-status', 'error');
    rerender(list('b'));
    await loadPage();
    await arrive(makePage(0, 0, 0));
    expect(root).toHaveAttribute('data-status', 'empty');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing');
    rerender(<OwnList fetchGifs={fetchGifs} initialGifs={GIFS} resetKey="c" />);
    scrollIntoView(screen.getByText('More').parentElement as Element, 0);
    await loadPage();
    await waitFor(() => expect(root).toHaveAttribute('data-status', 'fetching'));
    await arrive(makePage(0, 0, 0));
    expect(root).toHaveAttribute('data-status', 'done');
  });

  it('show a custom error, and move the focus when it disappears', async () => {
    const fetchGifs = vi.fn<FetchGifs>().mockRejectedValueOnce(new Error('Offline'));
    fetchGifs.mockReturnValue(new Promise(() => {}));
    render(<OwnList fetchGifs={fetchGifs} />);
    await loadPage();
    const button = within(screen.getByRole('alert')).getByRole('button', { name: 'Once more' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('expose a handle', () => {
    const handle = createRef<GifListHandle>();
    render(<OwnList initialGifs={GIFS} handle={handle} />);
    expect(handle.current?.scrollToGif('c')).toBe(true);
    expect(scrolled.mock.contexts).toEqual([screen.getAllByRole('article')[2]]);
    expect(handle.current?.scrollToGif('x')).toBe(false);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    expect(handle.current?.scrollToGif('c'), 'in jsdom').toBe(true);
  });

  it('render a tile again only if its own data changes', () => {
    const rendered = vi.fn();
    const items = new Set<unknown>();
    const list = (paused: boolean) =>
      listOf((item) => {
        rendered();
        items.add(item);
        return <GifList.Item item={item}>{item.alt}</GifList.Item>;
      }, paused);
    const { rerender } = render(list(false));
    rerender(list(true));
    expect(rendered.mock.calls.length).toBeGreaterThan(3);
    expect(items.size).toBe(3);
  });
});
