import { useGifPages, useMasonry } from '@gifkit/headless';
import { FETCH_DEBOUNCE } from '@gifkit/headless/core';
import { useListSightings, useScrollMemory } from '@gifkit/headless/internal';
import { type ForwardedRef, forwardRef, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import { DEFAULT_COLUMNS, DEFAULT_GUTTER } from '../constants.ts';
import { tileStyles } from '../gif/GifContainer.ts';
import { ListSightingsContext } from '../gif/list-sightings.ts';
import { useSurroundings } from '../gif/surroundings.ts';
import { TileMovesContext } from '../gif/tile-moves.ts';
import { useAlts } from '../gif/use-alt.ts';
import { useTileProps } from '../gif/use-tile-props.ts';
import { useLabels } from '../labels/labels-context.ts';
import { ListMotion } from '../motion/ListMotion.tsx';
import { LateLoader } from '../paging/LateLoader.ts';
import { ListStatus } from '../paging/ListStatus.tsx';
import { LoadError } from '../paging/LoadError.tsx';
import { Loader } from '../paging/Loader.tsx';
import { LoadSentinel } from '../paging/LoadSentinel.tsx';
import { PingbackContextManager } from '../pingbacks/PingbackContextManager.tsx';
import { styledPair, useServedStyle } from '../shared/use-served-style.ts';
import { GridTile } from './GridTile.tsx';
import type { GridHandle } from './grid-handle.ts';
import type { GridProps } from './grid-props.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useOneTabStop } from './use-one-tab-stop.ts';

const Tiles = styledPair(styled.div`
  position: relative;

  > * {
    position: absolute;
    contain: layout size style;
    outline-offset: 2px;
  }
  ${tileStyles}
`);

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
    'aria-label': givenLabel,
    memory,
    user,
    layoutType = 'GRID',
    initialGifs,
    externalGifs,
    paused,
    loader: LoaderVisual = Loader,
    loaderConfig,
    noResultsMessage,
    errorMessage,
    endMessage,
    getAlt,
    eagerIds,
    onGifsFetched,
    onGifsFetchError,
    ...tileProps
  }: GridProps,
  ref: ForwardedRef<GridHandle>,
) {
  const surroundings = useSurroundings();
  const labels = useLabels();
  const label = givenLabel ?? labels.gifs;
  const altOf = useAlts(getAlt);
  const tiles = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  const pages = useGifPages({
    fetchGifs,
    resetKey,
    memory,
    initialGifs,
    externalGifs,
    onGifsFetched,
    onGifsFetchError,
  });

  const { gifs, status, list, retry, onLoaderInView, reset } = pages;

  const isPicker = pattern === 'picker';
  const masonry = useMasonry(tiles, {
    gifs,
    columns: givenColumns,
    gutter,
    columnOffsets,
    width,
    isFluid: percentWidth !== undefined,
    list,
    firstPin: isPicker ? 0 : undefined,
  });
  const { layout, columns, columnWidthOf, indices, view, onMove, kept, pin, reveal } = masonry;
  const { onGifKeyPress } = tileProps;
  const focus = useGridFocus({
    pattern,
    layout,
    after: statusRef,
    nameOf: onGifKeyPress ? undefined : (index) => (gifs[index] ? altOf(gifs[index]) : ''),
    pin,
    reveal,
  });
  useOneTabStop(tiles, isPicker);
  useScrollMemory(memory, tiles, layout);
  useImperativeHandle(ref, () => ({
    reset,
    retry,
    scrollToGif(id, options) {
      const index = gifs.findIndex((gif) => gif.id === id);
      if (index < 0) return false;
      reveal(index)?.scrollIntoView({ block: 'center', ...options });
      return true;
    },
  }));
  const sightings = useListSightings(list, memory);
  const shared = useTileProps(tileProps);

  const style = { width: percentWidth ?? width, height: layout.height };
  const [List, styling] = useServedStyle(Tiles, style, surroundings.isHydrated);

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
          <ListMotion paused={paused}>
            <ListSightingsContext.Provider value={sightings}>
              <TileMovesContext.Provider value={onMove}>
                {indices.map((index) => {
                  const gif = gifs[index];
                  const position = layout.positions[index];
                  if (!gif || !position) return null;
                  return (
                    <GridTile
                      key={gif.id}
                      gif={gif}
                      alt={altOf(gif)}
                      index={index}
                      setSize={count}
                      position={position}
                      gifWidth={columnWidthOf(width ?? masonry.width)}
                      pattern={pattern}
                      isTabStop={isPicker ? index === kept : undefined}
                      isFirst={index < columns}
                      isEager={eagerIds?.includes(gif.id) ?? false}
                      view={view}
                      surroundings={surroundings}
                      shared={shared}
                    />
                  );
                })}
              </TileMovesContext.Provider>
            </ListSightingsContext.Provider>
          </ListMotion>
        </List>
        <ListStatus
          pages={pages}
          name={label}
          noResultsMessage={noResultsMessage}
          regionRef={statusRef}
        />
        {isDone && !isEmpty && endMessage}
        {status === 'error' && (
          <LoadError onRetry={retry} placeOf={() => statusRef.current}>
            {errorMessage}
          </LoadError>
        )}
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

/** GIFs in columns that load more as their end comes into view. */
export const Grid = Object.assign(forwardRef(GridWithRef), {
  className: 'giphy-grid',
  loaderClassName: 'loader',
  fetchDebounce: FETCH_DEBOUNCE,
});
