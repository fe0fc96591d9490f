import {
  FETCH_DEBOUNCE,
  GifListEmpty,
  GifListEnd,
  GifListError,
  GifListLoading,
  GifListMasonry,
  GifListRoot,
  useTileEnvironment,
} from '@gifkit/headless/internal';
import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type ForwardedRef,
  forwardRef,
} from 'react';
import { styled } from 'styled-components';
import { DEFAULT_COLUMNS, DEFAULT_GUTTER } from '../constants.ts';
import { tileStyles } from '../gif/GifContainer.ts';
import { ListTile } from '../gif/ListTile.tsx';
import { useTileProps } from '../gif/use-tile-props.ts';
import { ErrorMessage } from '../paging/LoadError.tsx';
import { styledPair, useServedStyle } from '../shared/use-served-style.ts';
import { GridLoader } from './GridLoader.tsx';

import type { GridHandle, GridProps } from './grid-props.ts';

const Tiles = styledPair(styled.div`
  position: relative;

  > * {
    position: absolute;
    contain: layout size style;
    outline-offset: 2px;
  }
  [role='gridcell'] {
    height: 100%;
  }
  ${tileStyles}
`);

/** The element around the tiles. */
const GridTiles = forwardRef(function GridTiles(
  { style = {}, ...props }: ComponentPropsWithoutRef<'div'>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { isHydrated } = useTileEnvironment();
  const { width, height } = style;
  const [List, styling] = useServedStyle(Tiles, { width, height }, isHydrated);
  return <List ref={ref} {...props} {...styling} />;
});

const renderTiles = (props: ComponentPropsWithRef<'div'>) => <GridTiles {...props} />;
const renderError = (props: ComponentPropsWithRef<'div'>) => <ErrorMessage {...props} />;

function GridWithRef(
  {
    fetchGifs,
    resetKey,
    width,
    percentWidth,
    columns = DEFAULT_COLUMNS,
    gutter = DEFAULT_GUTTER,
    columnOffsets,
    className = '',
    pattern,
    'aria-label': label,
    memory,
    user,
    layoutType,
    initialGifs,
    externalGifs,
    paused,
    loader,
    skeleton,
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
  const shared = useTileProps(tileProps);
  return (
    <GifListRoot
      fetchGifs={fetchGifs}
      resetKey={resetKey}
      memory={memory}
      initialGifs={initialGifs}
      externalGifs={externalGifs}
      onGifsFetched={onGifsFetched}
      onGifsFetchError={onGifsFetchError}
      aria-label={label}
      getAlt={getAlt}
      paused={paused}
      user={user}
      layoutType={layoutType}
      className={`${Grid.className} ${className}`.trim()}
      handle={ref}
    >
      <GifListMasonry
        columns={columns}
        gutter={gutter}
        columnOffsets={columnOffsets}
        width={width}
        percentWidth={percentWidth}
        pattern={pattern}
        hasTypeahead={!tileProps.onGifKeyPress}
        render={renderTiles}
      >
        {(item) => (
          <ListTile
            item={item}
            isEager={eagerIds?.includes(item.gif.id) ?? false}
            shared={shared}
          />
        )}
      </GifListMasonry>
      <GifListEmpty>{noResultsMessage}</GifListEmpty>
      <GifListEnd>{endMessage}</GifListEnd>
      <GifListError render={errorMessage ? undefined : renderError}>{errorMessage}</GifListError>
      <GifListLoading config={loaderConfig}>
        <GridLoader
          loader={loader}
          skeleton={skeleton}
          columns={columns}
          gutter={gutter}
          radius={tileProps.borderRadius}
          width={percentWidth ?? width}
          className={Grid.loaderClassName}
        />
      </GifListLoading>
    </GifListRoot>
  );
}

/** GIFs in columns that load more as their end comes into view. */
export const Grid = Object.assign(forwardRef(GridWithRef), {
  className: 'giphy-grid',
  loaderClassName: 'loader',
  fetchDebounce: FETCH_DEBOUNCE,
});
