import { StyleNonce } from '@gifkit/headless';
import { FETCH_DEBOUNCE, finiteProps } from '@gifkit/headless/core';
import type { GifListItemData } from '@gifkit/headless/list';
import * as GifList from '@gifkit/headless/list';
import { useShallowStable } from '@gifkit/headless/utils';
import { type ForwardedRef, forwardRef, useCallback } from 'react';
import { styled } from 'styled-components';
import { DEFAULT_GUTTER } from '../constants.ts';
import { renderListTile } from '../gif/list-tile.tsx';
import { splitTileProps, useTileProps } from '../gif/tile-props.ts';
import { ErrorMessage } from '../paging/ErrorMessage.ts';
import { fillParent } from '../shared/fill-parent.ts';
import { useSheetNonce } from '../shared/use-sheet-nonce.ts';
import { GridLoader } from './GridLoader.tsx';
import type { GridHandle, GridProps } from './grid-props.ts';
import { Tiles } from './Tiles.ts';

const NONE: NonNullable<GridProps['eagerIds']> = [];

const Frame = styled.div`
  ${fillParent}
`;

function GridWithRef(props: GridProps, ref: ForwardedRef<GridHandle>) {
  const {
    width,
    percentWidth,
    columns = 3,
    gutter = DEFAULT_GUTTER,
    columnOffsets,
    className = '',
    pattern,
    loader,
    skeleton,
    loaderConfig,
    noResultsMessage,
    errorMessage,
    endMessage,
    getAlt,
    eagerIds,
    ...others
  } = finiteProps(props);
  const [tileProps, listProps] = splitTileProps(others);
  const shared = useTileProps(tileProps);
  const eager = useShallowStable(eagerIds ?? NONE);
  const renderTile = useCallback(
    (item: GifListItemData) =>
      renderListTile(item, shared, { isEager: eager.includes(item.gif.id) }),
    [shared, eager],
  );
  return (
    <StyleNonce.Provider value={useSheetNonce()}>
      <GifList.Root
        {...listProps}
        getAlt={getAlt}
        className={`${Grid.className} ${className}`.trim()}
        handle={ref}
        render={<Frame />}
      >
        <GifList.Masonry
          columns={columns}
          gutter={gutter}
          columnOffsets={columnOffsets}
          width={width}
          percentWidth={percentWidth}
          pattern={pattern}
          hasTypeahead={!tileProps.onGifKeyPress}
          render={<Tiles />}
        >
          {renderTile}
        </GifList.Masonry>
        <GifList.Empty>{noResultsMessage}</GifList.Empty>
        <GifList.End>{endMessage}</GifList.End>
        <GifList.Error render={errorMessage ? undefined : <ErrorMessage />}>
          {errorMessage}
        </GifList.Error>
        <GifList.Loading config={loaderConfig}>
          <GridLoader
            loader={loader}
            skeleton={skeleton}
            columns={columns}
            gutter={gutter}
            radius={tileProps.borderRadius}
            width={percentWidth ?? width}
            className={Grid.loaderClassName}
          />
        </GifList.Loading>
      </GifList.Root>
    </StyleNonce.Provider>
  );
}

/** Masonry grid of GIFs. Loads the next page when its end comes into view. */
export const Grid = Object.assign(forwardRef(GridWithRef), {
  className: 'giphy-grid',
  loaderClassName: 'loader',
  fetchDebounce: FETCH_DEBOUNCE,
});
