import { type ForwardedRef, forwardRef, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import { columnsAt } from '../columns-at.ts';
import {
  DEFAULT_COLUMNS,
  DEFAULT_GUTTER,
  GRID_FETCH_DEBOUNCE,
  LOADER_DELAY,
} from '../constants.ts';
import { useContainerWidth } from '../hooks/use-container-width.ts';
import { useGifPages } from '../hooks/use-gif-pages.ts';
import { useGridFocus } from '../hooks/use-grid-focus.ts';
import { useGridLayout } from '../hooks/use-grid-layout.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { useMountedTiles } from '../hooks/use-mounted-tiles.ts';
import { useScrollMemory } from '../hooks/use-scroll-memory.ts';
import { type ServedProps, servedCss, useServedStyle } from '../hooks/use-served-style.ts';
import { useTileProps } from '../hooks/use-tile-props.ts';
import { FetchError } from './FetchError.tsx';
import { GridTile } from './GridTile.tsx';
import type { GridHandle } from './grid-handle.ts';
import type { GridProps } from './grid-props.ts';
import { Loader } from './Loader.tsx';
import { LoadSentinel } from './LoadSentinel.tsx';
import { PingbackContextManager } from './PingbackContextManager.tsx';
import { VisuallyHidden } from './VisuallyHidden.ts';

const Tiles = styled.div`
  position: relative;

  > * {
    position: absolute;
    contain: layout size style;
    outline-offset: 2px;
  }
`;

const ServedTiles = styled(Tiles)<ServedProps>(servedCss);

/** Most first loads are over before anybody misses them. */
const LateLoader = styled.div`
  transition: visibility 0s ${LOADER_DELAY}ms;
  @starting-style {
    visibility: hidden;
  }
`;

function GridWithRef(
  {
    fetchGifs,
    resetKey,
    width,
    percentWidth,
    columns: givenColumns = DEFAULT_COLUMNS,
    gutter = DEFAULT_GUTTER,
    columnOffsets,
    className = '',
    pattern = 'feed',
    'aria-label': label = 'GIFs',
    memory,
    user,
    layoutType = 'GRID',
    initialGifs,
    externalGifs,
    loader: LoaderVisual = Loader,
    loaderConfig,
    noResultsMessage,
    eagerIds,
    onGifsFetched,
    onGifsFetchError,
    ...tileProps
  }: GridProps,
  ref: ForwardedRef<GridHandle>,
) {
  const tiles = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  const { gifs, status, load, onLoaderInView, reset } = useGifPages({
    fetchGifs,
    fetchDebounce: GRID_FETCH_DEBOUNCE,
    resetKey,
    memory,
    initialGifs,
    externalGifs,
    onGifsFetched,
    onGifsFetchError,
  });

  const containerWidth = useContainerWidth(tiles, width, percentWidth !== undefined);
  const columns = columnsAt(givenColumns, containerWidth);
  const columnWidthOf = (total: number) => Math.max(1, (total - gutter * (columns - 1)) / columns);
  const columnWidth = columnWidthOf(containerWidth);
  const layout = useGridLayout(gifs, { columns, columnWidth, gutter, columnOffsets });
  const isPicker = pattern === 'picker';
  const { indices, view, kept, pin, reveal } = useMountedTiles(
    layout,
    tiles,
    isPicker ? 0 : undefined,
  );
  const focus = useGridFocus(pattern, layout, { pin, reveal });
  useScrollMemory(memory, tiles, layout);
  useImperativeHandle(ref, () => ({
    reset: () => reset(),
    scrollToGif(id, options) {
      const index = gifs.findIndex((gif) => gif.id === id);
      if (index < 0) return false;
      reveal(index)?.scrollIntoView({ block: 'center', ...options });
      return true;
    },
  }));
  const shared = useTileProps(tileProps);

  const isHydrated = useHydrated();
  const style = { width: percentWidth ?? width, height: layout.height };
  const [List, styling] = useServedStyle(Tiles, ServedTiles, style, isHydrated);

  const retry = () => {
    // The button goes away: the focus stays with what tells how it goes on.
    statusRef.current?.focus();
    load();
  };

  const isEmpty = gifs.length === 0;
  const isDone = status === 'done';
  const count = isDone ? gifs.length : -1;
  const role = isPicker
    ? { role: 'grid', 'aria-rowcount': count, 'aria-colcount': 1 }
    : { role: 'feed' };
  return (
    <PingbackContextManager attributes={{ layout_type: layoutType }} userId={user?.id}>
      <div className={`${Grid.className} ${className}`.trim()}>
        <List
          ref={tiles}
          {...(!isEmpty && { ...role, 'aria-label': label, 'aria-busy': status === 'fetching' })}
          {...styling}
          {...focus}
        >
          {indices.map((index) => {
            const gif = gifs[index];
            const position = layout.positions[index];
            if (!gif || !position) return null;
            return (
              <GridTile
                key={gif.id}
                gif={gif}
                index={index}
                setSize={count}
                position={position}
                gifWidth={columnWidthOf(width ?? containerWidth)}
                pattern={pattern}
                isTabStop={isPicker ? index === kept : undefined}
                isEager={eagerIds?.includes(gif.id) ?? false}
                view={view}
                isHydrated={isHydrated}
                shared={shared}
              />
            );
          })}
        </List>
        <div role="status" ref={statusRef} tabIndex={-1}>
          {isEmpty && status === 'fetching' && <VisuallyHidden>Loading GIFs</VisuallyHidden>}
          {isEmpty && isDone && noResultsMessage}
        </div>
        {status === 'error' && <FetchError onRetry={retry} />}
        {status !== 'error' && !isDone && (
          <LoadSentinel config={loaderConfig} onChange={onLoaderInView}>
            <LateLoader aria-hidden="true">
              <LoaderVisual className={Grid.loaderClassName} />
            </LateLoader>
          </LoadSentinel>
        )}
      </div>
    </PingbackContextManager>
  );
}

/** GIFs in columns, without end (spec.md section 2, grid). */
export const Grid = Object.assign(forwardRef(GridWithRef), {
  className: 'giphy-grid',
  loaderClassName: 'loader',
  fetchDebounce: GRID_FETCH_DEBOUNCE,
});
