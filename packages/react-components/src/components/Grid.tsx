import { useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import {
  DEFAULT_COLUMNS,
  DEFAULT_GUTTER,
  GRID_FETCH_DEBOUNCE,
  LOADER_DELAY,
} from '../constants.ts';
import { useContainerWidth } from '../hooks/use-container-width.ts';
import { useGifPages } from '../hooks/use-gif-pages.ts';
import { useGridLayout } from '../hooks/use-grid-layout.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { useMountedTiles } from '../hooks/use-mounted-tiles.ts';
import { type ServedProps, servedCss, useServedStyle } from '../hooks/use-served-style.ts';
import { useTileProps } from '../hooks/use-tile-props.ts';
import { FetchError } from './FetchError.tsx';
import { GridTile } from './GridTile.tsx';
import type { GridProps } from './grid-props.ts';
import { Loader } from './Loader.tsx';
import { LoadSentinel } from './LoadSentinel.tsx';
import { PingbackContextManager } from './PingbackContextManager.tsx';
import { VisuallyHidden } from './VisuallyHidden.ts';

const Tiles = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;

  > * {
    position: absolute;
    contain: layout size style;
  }
`;

const ServedTiles = styled(Tiles)<ServedProps>(servedCss);

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

/** Most first loads are over before anybody misses them. */
const LateLoader = styled.div`
  animation: ${appear} ${LOADER_DELAY}ms step-end;
`;

/** GIFs in columns, without end (spec.md section 2, grid). */
export function Grid({
  fetchGifs,
  resetKey,
  width,
  percentWidth,
  columns = DEFAULT_COLUMNS,
  gutter = DEFAULT_GUTTER,
  columnOffsets,
  className = '',
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
}: GridProps) {
  const tiles = useRef<HTMLUListElement>(null);
  const { gifs, status, load, onLoaderInView } = useGifPages({
    fetchGifs,
    fetchDebounce: GRID_FETCH_DEBOUNCE,
    resetKey,
    initialGifs,
    externalGifs,
    onGifsFetched,
    onGifsFetchError,
  });

  const containerWidth = useContainerWidth(tiles, width, percentWidth !== undefined);
  const columnWidthOf = (total: number) => Math.max(1, (total - gutter * (columns - 1)) / columns);
  const columnWidth = columnWidthOf(containerWidth);
  const layout = useGridLayout(gifs, { columns, columnWidth, gutter, columnOffsets });
  const { indices, onFocus, onBlur } = useMountedTiles(layout, tiles);
  const shared = useTileProps({ ...tileProps, width: columnWidthOf(width ?? containerWidth) });

  const isHydrated = useHydrated();
  const style = { width: percentWidth ?? width, height: layout.height };
  const [List, styling] = useServedStyle(Tiles, ServedTiles, style, isHydrated);

  const isEmpty = gifs.length === 0;
  const isDone = status === 'done';
  return (
    <PingbackContextManager attributes={{ layout_type: layoutType }} userId={user?.id}>
      <div
        className={`${Grid.className} ${className}`.trim()}
        aria-busy={status === 'fetching' || undefined}
      >
        <List
          ref={tiles}
          role={isEmpty ? undefined : 'list'}
          {...styling}
          onFocus={onFocus}
          onBlur={onBlur}
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
                setSize={isDone ? gifs.length : -1}
                position={position}
                isEager={eagerIds?.includes(gif.id) ?? false}
                isHydrated={isHydrated}
                shared={shared}
              />
            );
          })}
        </List>
        <div role="status">
          {isEmpty && status === 'fetching' && <VisuallyHidden>Loading GIFs</VisuallyHidden>}
          {isEmpty && isDone && noResultsMessage}
        </div>
        {status === 'error' && <FetchError onRetry={load} />}
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
Grid.className = 'giphy-grid';
Grid.loaderClassName = 'loader';
Grid.fetchDebounce = GRID_FETCH_DEBOUNCE;
