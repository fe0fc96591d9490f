import { StyleNonce } from '@gifkit/headless';
import { finiteProps } from '@gifkit/headless/core';
import type { GifListItemData } from '@gifkit/headless/list';
import * as GifList from '@gifkit/headless/list';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import { DEFAULT_GUTTER } from '../constants.ts';
import { renderListTile } from '../gif/list-tile.tsx';
import { splitTileProps, useTileProps } from '../gif/tile-props.ts';
import type { ListProps } from '../grid/grid-props.ts';
import { ErrorMessage } from '../paging/ErrorMessage.ts';
import { fillParent } from '../shared/fill-parent.ts';
import { focusRing } from '../shared/over-picture.ts';
import { useSheetNonce } from '../shared/use-sheet-nonce.ts';
import { CarouselButton } from './CarouselButton.tsx';
import { CarouselTrack } from './CarouselTrack.tsx';

export interface CarouselProps extends ListProps {
  /** Height of every GIF in px. */
  gifHeight: number;
  /** Width of every GIF in px. Default: from the aspect ratio of each. */
  gifWidth?: number | undefined;
  /** Omits the scroll buttons, for hosts that have their own. @default false */
  hideArrows?: boolean | undefined;
}

/** ms between a carousel's end coming into view and the request for the next page. */
const CAROUSEL_FETCH_DEBOUNCE = 100;

const Frame = styled.div`
  position: relative;
  ${fillParent}
`;

const Row = styled.div`
  contain: inline-size;
  overflow-x: auto;
  overflow-y: hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;

  /* Snapping could move the focused GIF out of view. */
  &:has(:focus-visible) {
    scroll-snap-type: none;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

/** Horizontal list of GIFs. Loads the next page when its end comes into view. */
export function Carousel(props: CarouselProps) {
  const {
    gifHeight,
    gifWidth,
    gutter = DEFAULT_GUTTER,
    className = '',
    loaderConfig,
    noResultsMessage,
    getAlt,
    hideArrows = false,
    ...others
  } = finiteProps(props);
  const [tileProps, listProps] = splitTileProps(others);
  const shared = useTileProps(tileProps);
  const renderTile = useCallback(
    (item: GifListItemData) => renderListTile(item, shared, { isListItem: true }),
    [shared],
  );
  const { noLink, onGifClick, onGifKeyPress, borderRadius } = tileProps;
  const canFocusTiles = !noLink || onGifClick || onGifKeyPress;
  return (
    <StyleNonce.Provider value={useSheetNonce()}>
      <GifList.Root
        {...listProps}
        fetchDebounce={CAROUSEL_FETCH_DEBOUNCE}
        getAlt={getAlt}
        layoutType="CAROUSEL"
        render={<Frame />}
      >
        <GifList.Viewport
          className={`${Carousel.className} ${className}`.trim()}
          tabIndex={canFocusTiles ? undefined : 0}
          render={<Row />}
        >
          <GifList.Row
            height={gifHeight}
            width={gifWidth}
            gutter={gutter}
            render={
              <CarouselTrack
                gifWidth={gifWidth}
                gutter={gutter}
                radius={borderRadius}
                loaderConfig={loaderConfig}
              />
            }
          >
            {renderTile}
          </GifList.Row>
        </GifList.Viewport>
        {!hideArrows && (
          <>
            <CarouselButton Part={GifList.Previous} isNext={false} />
            <CarouselButton Part={GifList.Next} isNext />
          </>
        )}
        <GifList.Empty>{noResultsMessage}</GifList.Empty>
        <GifList.Error render={<ErrorMessage />} />
      </GifList.Root>
    </StyleNonce.Provider>
  );
}
Carousel.className = 'giphy-carousel';
