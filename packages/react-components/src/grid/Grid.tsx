import type { GifListItemData } from '@gifkit/headless';
import { FETCH_DEBOUNCE } from '@gifkit/headless/internal/core/constants.ts';
import { GifListMasonry } from '@gifkit/headless/internal/list/GifListMasonry.tsx';
import { GifListRoot } from '@gifkit/headless/internal/list/GifListRoot.tsx';
import {
  GifListEmpty,
  GifListEnd,
  GifListError,
  GifListLoading,
} from '@gifkit/headless/internal/list/GifListState.tsx';
import { useShallowStable } from '@gifkit/headless/internal/shared/use-shallow-stable.ts';
import { StyleNonce } from '@gifkit/headless/internal/shared/use-ssr-style.tsx';
import { type ComponentPropsWithRef, type ForwardedRef, forwardRef, useCallback } from 'react';
import { styled } from 'styled-components';
import { DEFAULT_COLUMNS, DEFAULT_GUTTER } from '../constants.ts';
import { renderListTile, tileStyles } from '../gif/list-tile.tsx';
import { splitTileProps, useTileProps } from '../gif/tile-props.ts';
import { ErrorMessage } from '../paging/LoadError.tsx';
import { ownBox } from '../shared/own-box.ts';
import { useSheetNonce } from '../shared/use-sheet-nonce.ts';
import { GridLoader } from './GridLoader.tsx';
import type { GridHandle, GridProps } from './grid-props.ts';

const Tiles = styled.div`
  position: relative;

  /* Doubled to outrank the page's styles for articles and lists. */
  && {
    margin: 0;
  }
  && > * {
    ${ownBox}
    position: absolute;
    padding: 0;
    contain: layout size style;
    outline-offset: 2px;
  }
  && > [role='row'] > [role='gridcell'] {
    ${ownBox}
    height: 100%;
    padding: 0;
  }
  ${tileStyles}
`;

const NONE: NonNullable<GridProps['eagerIds']> = [];

const renderTiles = (props: ComponentPropsWithRef<'div'>) => <Tiles {...props} />;
const renderError = (props: ComponentPropsWithRef<'div'>) => <ErrorMessage {...props} />;

function GridWithRef(
  {
    width,
    percentWidth,
    columns = DEFAULT_COLUMNS,
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
    eagerIds = NONE,
    ...others
  }: GridProps,
  ref: ForwardedRef<GridHandle>,
) {
  const [tileProps, listProps] = splitTileProps(others);
  const shared = useTileProps(tileProps);
  const eager = useShallowStable(eagerIds);
  const renderTile = useCallback(
    (item: GifListItemData) =>
      renderListTile(item, shared, { isEager: eager.includes(item.gif.id) }),
    [shared, eager],
  );
  return (
    <StyleNonce.Provider value={useSheetNonce()}>
      <GifListRoot
        {...listProps}
        getAlt={getAlt}
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
          {renderTile}
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
    </StyleNonce.Provider>
  );
}

/** Masonry grid of GIFs. Loads the next page when its end comes into view. */
export const Grid = Object.assign(forwardRef(GridWithRef), {
  className: 'giphy-grid',
  loaderClassName: 'loader',
  fetchDebounce: FETCH_DEBOUNCE,
});
