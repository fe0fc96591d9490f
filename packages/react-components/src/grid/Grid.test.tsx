import type { FetchGifs } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type ElementType, Fragment, type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGif, makeGifs } from '../../../headless/src/test/make-gif.ts';
import { observerOptions, resize, scrollIntoView } from '../../../headless/src/test/observers.ts';
import { Carousel } from '../carousel/Carousel.tsx';
import { Gif } from '../gif/Gif.tsx';
import { load } from '../test/render-gif.tsx';
import {
  arrive,
  debounce,
  listOf,
  pagesOf,
  renderGrid,
  scrollGrid,
  scrollUntilPaint,
  showLoader,
  tileIds,
  tiles,
} from '../test/render-grid.tsx';
import { Grid } from './Grid.tsx';
import type { GridHandle } from './grid-props.ts';

const DotLoader = ({ className }: { className?: string }) => <i className={className}>dot</i>;

const renders = vi.fn();
const CountingOverlay = ({ gif }: { gif: { id: string | number } }) => {
  renders(gif.id);
  return null;
};

beforeEach(() => void vi.useFakeTimers());

describe('Grid', () => {
  it('takes null for what a host without types leaves out', () => {
    const none = null as never;
    const props = { eagerIds: none, loaderConfig: none, user: none, initialGifs: makeGifs(1) };
    const { container } = renderGrid(props);
    expect(container.querySelector('.giphy-gif')).toBeInTheDocument();
  });

  it('has the promised class names', () => {
    const { container } = renderGrid({ className: 'mine' });
    expect(container.firstElementChild).toHaveClass('giphy-grid', 'mine');
    expect(container.querySelector('.loader')).toBeInTheDocument();
    expect([Grid.className, Grid.loaderClassName, Grid.fetchDebounce]).toEqual([
      'giphy-grid',
      'loader',
      250,
    ]);
  });

  it('loads the pictures of its first row, and only those, with high priority', async () => {
    const { container } = renderGrid({ columns: 2 });
    await showLoader(container);
    const priorities = [...container.querySelectorAll('img')].map((image) =>
      image.getAttribute('fetchpriority'),
    );
    expect(priorities.slice(0, 3)).toEqual(['high', 'high', null]);
    expect(priorities.filter(Boolean)).toHaveLength(2);
  });

  describe('pages', () => {
    it('shows and announces an empty result, unless noResultsMessage is null', async () => {
      const { container, update } = renderGrid({ fetchGifs: pagesOf(0) });
      await showLoader(container);
      expect(screen.getByRole('status')).toHaveTextContent('No GIFs found.');
      update({ noResultsMessage: null });
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    });

    it('shows an error with a button that retries, or the host’s message, and retries through its ref', async () => {
      const ref = createRef<GridHandle>();
      const onGifsFetchError = vi.fn();
      const down = new Error('down');
      const fetchGifs = pagesOf(5).mockRejectedValueOnce(down).mockRejectedValueOnce(down);
      const { container, update } = renderGrid({ ref, fetchGifs, onGifsFetchError });
      await showLoader(container);
      expect(screen.getByRole('alert')).toHaveTextContent('Error loading GIFs.');
      expect(onGifsFetchError).toHaveBeenCalledExactlyOnceWith(down);
      expect(container.querySelector('.loader')).not.toBeInTheDocument();
      fireEvent.click(screen.getByRole('button', { name: 'Try again?' }));
      await arrive();
      update({ errorMessage: <p>Later, please</p> });
      expect(screen.getByRole('alert')).toHaveTextContent(/^Later, please$/);
      act(() => ref.current?.retry());
      await arrive();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(tiles()).toHaveLength(5);
    });

    it('passes getAlt to the tiles, and renders only those whose name changes', () => {
      const initialGifs = makeGifs(3);
      const eagerIds = initialGifs.map(({ id }) => id);
      const props = { initialGifs, eagerIds, overlay: CountingOverlay };
      const named = (text: string) => (gif: IGif) => (gif.id === 'gif1' ? text : undefined);
      const { update } = renderGrid({ ...props, getAlt: named('An otter') });
      const names = () => tiles().map((tile) => tile.getAttribute('aria-label'));
      expect(names()).toEqual(['Picture gif0', 'An otter', 'Picture gif2']);
      expect(screen.getByRole('link', { name: 'An otter' })).toBeInTheDocument();
      renders.mockClear();
      update({ getAlt: named('A seal') });
      expect(renders.mock.calls).toEqual([['gif1']]);
      expect(names()).toEqual(['Picture gif0', 'A seal', 'Picture gif2']);
    });

    it('has a custom loader and observer options', () => {
      const loaderConfig = { rootMargin: '500px', threshold: 0.5 };
      renderGrid({ loader: DotLoader, loaderConfig });
      expect(screen.getByText('dot')).toHaveClass(Grid.loaderClassName);
      expect(observerOptions()).toContainEqual({ root: null, ...loaderConfig, threshold: [0.5] });
    });

    it('show placeholders in columns before the first page, then the loader', async () => {
      const { container } = renderGrid({ columns: { 0: 2, 600: 4 }, gutter: 10, borderRadius: 9 });
      const skeleton = container.querySelector(`.${Grid.loaderClassName}`) as HTMLElement;
      expect(skeleton.parentElement).toHaveAttribute('aria-hidden', 'true');
      const places = skeleton.querySelectorAll('i');
      expect(places).toHaveLength(16);
      expect(places[0]).toHaveStyle({ 'border-radius': '9px', 'margin-bottom': '10px' });
      await showLoader(container);
      expect(container.querySelector(`.${Grid.loaderClassName} i`)).toBeNull();
      expect(container.querySelector(`.${Grid.loaderClassName} span`)).not.toBeNull();
    });

    it.each([
      [400, 24],
      [{}, 4],
    ])('show for columns of %j %i placeholders', (columns, count) => {
      const { container } = renderGrid({ columns });
      expect(container.querySelectorAll(`.${Grid.loaderClassName} i`)).toHaveLength(count);
    });

    it('has a custom skeleton only for the first page', async () => {
      const { container } = renderGrid({ skeleton: DotLoader });
      expect(screen.getByText('dot')).toHaveClass(Grid.loaderClassName);
      await showLoader(container);
      expect(screen.queryByText('dot')).not.toBeInTheDocument();
    });

    it('animates its loader only during a fetch', async () => {
      const never = () => new Promise<never>(() => {});
      const { container, update } = renderGrid();
      await showLoader(container);
      const dot = () => container.querySelector(`.${Grid.loaderClassName} span`);
      expect(dot()).toHaveStyle({ animationName: 'none' });
      update({ fetchGifs: never });
      await debounce();
      expect(dot()).not.toHaveStyle({ animationName: 'none' });
    });

    it('keeps its observer if an inline configuration is equal', () => {
      const observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
      const { update } = renderGrid({ loaderConfig: { threshold: [0, 1] } });
      observe.mockClear();
      update({ loaderConfig: { threshold: [0, 1] } });
      expect(observe).not.toHaveBeenCalled();
    });

    describe('of lists that remount by key while the user types', () => {
      type List = (term: string, fetchGifs: FetchGifs) => ReactNode;

      const typed = (list: List, Mode: ElementType) => {
        const terms = new Set<string>();
        const fetchGifs = pagesOf(5);
        const at = (term: string) => (
          <Mode>
            {list(term, (...page) => {
              terms.add(term);
              return fetchGifs(...page);
            })}
          </Mode>
        );
        const view = render(at('f'));
        const type = async (...texts: string[]) => {
          for (const text of texts) {
            await act(() => vi.advanceTimersByTimeAsync(90));
            view.rerender(at(text));
          }
        };
        return { type, terms: () => [...terms] };
      };

      const grid: List = (term, fetchGifs) =>
        term && <Grid key={term} width={612} fetchGifs={fetchGifs} />;
      const carousel: List = (term, fetchGifs) => (
        <Carousel key={term} gifHeight={50} fetchGifs={fetchGifs} />
      );
      const parent: List = (term, fetchGifs) => (
        <section key={term}>
          <Grid width={612} fetchGifs={fetchGifs} />
        </section>
      );

      beforeEach(() => {
        // Keeps the end of every list in view.
        const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
        place.mockReturnValue(new DOMRect(0, 0, 9, 9));
      });

      it.each([
        ['a grid', grid, Fragment],
        ['a grid in StrictMode', grid, StrictMode],
        ['a carousel', carousel, Fragment],
        ['a parent of a grid', parent, Fragment],
      ] as const)(
        'fetch the first term at once and the last one after a pause: %s',
        async (_, list, Mode) => {
          const { type, terms } = typed(list, Mode);
          expect(terms()).toEqual(['f']);
          await type('fu', '', 'fu', 'fun', 'funn', 'fun', 'funny');
          expect(terms()).toEqual(['f']);
          await debounce();
          expect(terms()).toEqual(['f', 'funny']);
        },
      );

      it('fetch at once if they replace no other list', async () => {
        const { type, terms } = typed(grid, StrictMode);
        await type('', '');
        await debounce();
        await type('cat');
        expect(terms()).toEqual(['f', 'cat']);
      });
    });
  });

  it('reports a GIF as visible and seen once, even if its tile remounts', () => {
    const [onGifVisible, onGifSeen] = [vi.fn(), vi.fn()];
    const [first, second] = makeGifs(2) as [IGif, IGif];
    const handlers = { onGifVisible, onGifSeen };
    const { container, update } = renderGrid({ externalGifs: [first, second], ...handlers });
    const look = () => {
      const root = container.querySelector(`[data-giphy-id="${first.id}"]`) as HTMLElement;
      scrollIntoView(root, 1);
      load(root.querySelector('img') as HTMLImageElement, `${first.images.fixed_width.webp}`);
    };
    look();
    update({ externalGifs: [second] });
    update({ externalGifs: [first, second] });
    look();
    expect(onGifVisible).toHaveBeenCalledOnce();
    expect(onGifSeen).toHaveBeenCalledOnce();
    update({ externalGifs: makeGifs(1, 50) });
    update({ externalGifs: [first, second] });
    look();
    expect(onGifSeen).toHaveBeenCalledTimes(2);
  });

  describe('layout', () => {
    const boxes = () =>
      tiles().map(({ style }) => [style.insetInlineStart, style.top, style.width, style.height]);

    it('has three columns with a gutter of 6 px by default', () => {
      const { update } = renderGrid({ initialGifs: makeGifs(4) });
      expect(boxes()).toEqual([
        ['0px', '0px', '200px', '100px'],
        ['206px', '0px', '200px', '100px'],
        ['412px', '0px', '200px', '100px'],
        ['0px', '106px', '200px', '100px'],
      ]);
      update({ columns: 2, gutter: 12, columnOffsets: [0, 30] });
      expect(boxes()).toEqual([
        ['0px', '0px', '300px', '150px'],
        ['312px', '30px', '300px', '150px'],
        ['0px', '162px', '300px', '150px'],
        ['312px', '192px', '300px', '150px'],
      ]);
    });

    it('fits its container without a width', () => {
      const { container } = renderGrid({ width: undefined, initialGifs: makeGifs(1) });
      const list = listOf(container);
      expect(list.style.width).toBe('');
      expect(tiles()[0]?.style.width).toBe('342.667px');
      resize(list, 312);
      expect(tiles()[0]?.style.width).toBe('100px');
    });

    it('scales by percentWidth, but picks renditions by width', () => {
      const { container } = renderGrid({ percentWidth: '50%', initialGifs: makeGifs(1) });
      const list = listOf(container);
      expect(list.style.width).toBe('50%');
      resize(list, 312);
      expect(tiles()[0]?.style.width).toBe('100px');
    });
  });

  describe('tiles', () => {
    it('mount in view first, and around the viewport when idle', async () => {
      const container = document.body.appendChild(document.createElement('div'));
      const root = createRoot(container);
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
      const grid = <Grid width={612} initialGifs={makeGifs(300)} fetchGifs={pagesOf(300)} />;
      flushSync(() => root.render(grid));
      const first = tiles().length;
      await arrive();
      const all = tiles().length;
      root.unmount();
      container.remove();
      expect(first).toBeGreaterThanOrEqual(3 * Math.floor(window.innerHeight / 106));
      expect(first).toBeLessThan(3 * Math.ceil(window.innerHeight / 106) + 3);
      expect(all).toBeGreaterThanOrEqual(first + 3 * Math.floor(window.innerHeight / 106));
    });

    describe('during a scroll', () => {
      const rowAt = (top: number) => `gif${3 * Math.floor(top / 106)}`;
      // As in production, React may defer updates.
      beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));

      it('mount before the paint if no tile in view is mounted', () => {
        const { container } = renderGrid({ initialGifs: makeGifs(3000) });
        scrollUntilPaint(container, 50_000);
        expect(tileIds()).toContain(rowAt(50_000));
      });

      it('mount when idle if they are not in view yet', async () => {
        const { container } = renderGrid({ initialGifs: makeGifs(3000) });
        scrollUntilPaint(container, 50_000);
        scrollUntilPaint(container, 50_400);
        expect(tileIds()).not.toContain(rowAt(51_900));
        await arrive();
        expect(tileIds()).toContain(rowAt(51_900));
      });
    });

    it('follow each other by Tab at any scroll position', async () => {
      const { container } = renderGrid({ initialGifs: makeGifs(3000), hideAttribution: true });
      scrollGrid(container, 106 * 133);
      act(() => screen.getByRole('link', { name: 'Picture gif400' }).focus());
      scrollGrid(container, 0);
      vi.useRealTimers();
      for (const name of ['gif401', 'gif402', 'gif403']) {
        await userEvent.tab();
        expect(screen.getByRole('link', { name: `Picture ${name}` })).toHaveFocus();
      }
      await userEvent.tab({ shift: true });
      expect(screen.getByRole('link', { name: 'Picture gif402' })).toHaveFocus();
    });

    it('do not render again for a new page, a scroll or a new handler', async () => {
      const { container, update } = renderGrid({
        fetchGifs: pagesOf(400),
        initialGifs: makeGifs(300),
        overlay: CountingOverlay,
        eagerIds: makeGifs(300).map(({ id }) => id),
        onGifClick: () => {},
      });
      const before = tileIds();
      renders.mockClear();
      await showLoader(container);
      await debounce();
      update({ onGifClick: () => {} });
      scrollGrid(container, 1000);
      const again = renders.mock.calls.map(([id]) => id).filter((id) => before.includes(id));
      expect(again).toEqual([]);
    });

    it('load their pictures once in view, except for eager ones', () => {
      const { container } = renderGrid({ initialGifs: makeGifs(2), eagerIds: ['gif1'] });
      const sources = [...container.querySelectorAll('img')].map(({ src }) => src);
      expect(sources).toEqual(['', expect.stringContaining('gif1')]);
    });

    it('of a fetched page load their pictures on mount if they are in view', async () => {
      const { container } = renderGrid({ fetchGifs: pagesOf(40) });
      for (let page = 0; page < 3; page += 1) {
        await showLoader(container);
        await debounce();
      }
      const isAsked = [...container.querySelectorAll('img')].map(({ src }) => src !== '');
      // The window is 768 px high, and a row of three 106.
      expect(isAsked.lastIndexOf(true)).toBe(3 * Math.ceil(768 / 106) - 1);
      expect(isAsked.filter(Boolean)).toHaveLength(3 * Math.ceil(768 / 106));
    });

    it('pass the tile props on to their GIFs', async () => {
      const onGifClick = vi.fn();
      renderGrid({
        initialGifs: [makeGif('a')],
        noLink: true,
        onGifClick,
        borderRadius: 9,
        backgroundColor: 'red',
        tabIndex: -1,
        controls: 'always',
      });
      const [tile] = tiles();
      const gif = tile?.querySelector<HTMLElement>(`.${Gif.className}`);
      expect(gif).toHaveStyle({ borderRadius: '9px', '--_tile-background': 'red' });
      expect(tile?.querySelector('picture')).toHaveClass('giphy-gif-own-background');
      const button = screen.getByRole('button', { name: 'Picture a' });
      expect(button).toHaveAttribute('tabindex', '-1');
      vi.useRealTimers();
      expect(await screen.findByRole('button', { name: 'Pause Picture a' })).toBeInTheDocument();
      button.click();
      expect(onGifClick).toHaveBeenCalledOnce();
    });
  });
});
