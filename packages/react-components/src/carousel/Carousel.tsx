import { useGifPages } from '@gifkit/headless';
import { createRowLayout, indicesAlong, withFocused } from '@gifkit/headless/core';
import { useListSightings, useRowScroll } from '@gifkit/headless/internal';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import {
  CAROUSEL_FETCH_DEBOUNCE,
  CAROUSEL_LOADER_WIDTH,
  CAROUSEL_SCROLL_SHARE,
  DEFAULT_GUTTER,
} from '../constants.ts';
import { tileStyles } from '../gif/GifContainer.ts';
import { ListSightingsContext } from '../gif/list-sightings.ts';
import { useSurroundings } from '../gif/surroundings.ts';
import { useAlts } from '../gif/use-alt.ts';
import { useTileProps } from '../gif/use-tile-props.ts';
import { useLabels } from '../labels/labels-context.ts';
import { ListMotion } from '../motion/ListMotion.tsx';
import { ListStatus } from '../paging/ListStatus.tsx';
import { LoadError } from '../paging/LoadError.tsx';
import { LoadSentinel } from '../paging/LoadSentinel.tsx';
import { PingbackContextManager } from '../pingbacks/PingbackContextManager.tsx';
import { focusRing } from '../shared/over-picture.ts';
import { styledPair, useServedStyle } from '../shared/use-served-style.ts';
import { CarouselButton } from './CarouselButton.tsx';
import { CarouselTile } from './CarouselTile.tsx';
import type { CarouselProps } from './carousel-props.ts';
import { RowLoader } from './RowLoader.tsx';
import { directionOf, useRowFocus } from './use-row-focus.ts';

const Frame = styled.div`
  position: relative;
`;

const Row = styled.div`
  overflow-x: auto;
  overflow-y: hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;

  &:focus-visible {
    ${focusRing}
  }
`;

const Track = styledPair(styled.div`
  position: relative;

  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: absolute;
    top: 0;
    contain: layout size style;
    scroll-snap-align: start;
  }
  ${tileStyles}
`);

/** Where the next GIFs will be. */
const End = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  width: ${CAROUSEL_LOADER_WIDTH}px;

  > * {
    height: 100%;
  }
`;

/** GIFs in a row that loads more as its end comes into view. */
export function Carousel({
  fetchGifs,
  resetKey,
  gifHeight,
  gifWidth,
  gutter = DEFAULT_GUTTER,
  className = '',
  'aria-label': givenLabel,
  user,
  initialGifs,
  loaderConfig,
  noResultsMessage,
  getAlt,
  paused,
  hideArrows = false,
  onGifsFetched,
  onGifsFetchError,
  ...tileProps
}: CarouselProps) {
  const labels = useLabels();
  const label = givenLabel ?? labels.gifs;
  const altOf = useAlts(getAlt);
  const row = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  const pages = useGifPages({
    fetchGifs,
    fetchDebounce: CAROUSEL_FETCH_DEBOUNCE,
    resetKey,
    initialGifs,
    onGifsFetched,
    onGifsFetchError,
  });

  const { gifs, status, list, retry, onLoaderInView } = pages;

  const layOut = useMemo(
    () => createRowLayout({ height: gifHeight, width: gifWidth, gutter }),
    [gifHeight, gifWidth, gutter],
  );
  const layout = useMemo(() => layOut(gifs), [layOut, gifs]);
  const { range, isAtStart, isAtEnd } = useRowScroll(row, track);
  const { focused, ...focus } = useRowFocus(row, layout.count);
  const indices = useMemo(
    () => withFocused(indicesAlong(layout, range), focused, layout.count),
    [layout, range, focused],
  );
  const sightings = useListSightings(list);
  const shared = useTileProps(tileProps);

  const isEmpty = gifs.length === 0;
  const isDone = status === 'done';
  const hasLoader = status !== 'error' && !isDone;
  const surroundings = useSurroundings();
  const { isHydrated, isMotionUnwelcome } = surroundings;
  const style = {
    width: layout.width + (hasLoader ? CAROUSEL_LOADER_WIDTH : 0),
    height: gifHeight,
  };
  const [Content, styling] = useServedStyle(Track, style, isHydrated);

  const scroll = (step: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const left = element.clientWidth * CAROUSEL_SCROLL_SHARE * step * directionOf(element);
    element.scrollBy({ left, behavior: isMotionUnwelcome ? 'auto' : 'smooth' });
  };

  const { noLink, onGifClick, onGifKeyPress } = tileProps;
  const canFocusTiles = !noLink || onGifClick || onGifKeyPress;
  return (
    <PingbackContextManager attributes={{ layout_type: 'CAROUSEL' }} userId={user?.id}>
      <Frame>
        <Row
          ref={row}
          className={`${Carousel.className} ${className}`.trim()}
          role="group"
          aria-label={label}
          aria-busy={status === 'fetching'}
          // Where no GIF takes the focus, the row does, so that keys can scroll it.
          tabIndex={canFocusTiles ? undefined : 0}
          {...focus}
        >
          <Content ref={track} {...styling}>
            <ul>
              <ListMotion paused={paused}>
                <ListSightingsContext.Provider value={sightings}>
                  {indices.map((index) => {
                    const gif = gifs[index];
                    const start = layout.starts[index] ?? 0;
                    if (!gif) return null;
                    return (
                      <CarouselTile
                        key={gif.id}
                        gif={gif}
                        alt={altOf(gif)}
                        index={index}
                        setSize={isDone ? gifs.length : -1}
                        start={start}
                        width={(layout.ends[index] ?? 0) - start}
                        height={gifHeight}
                        surroundings={surroundings}
                        shared={shared}
                      />
                    );
                  })}
                </ListSightingsContext.Provider>
              </ListMotion>
            </ul>
            {hasLoader && (
              <End>
                <LoadSentinel config={loaderConfig} onChange={onLoaderInView}>
                  <RowLoader />
                </LoadSentinel>
              </End>
            )}
          </Content>
        </Row>
        {!isEmpty && !hideArrows && (
          <>
            <CarouselButton
              isNext={false}
              list={label}
              isDisabled={isAtStart}
              onClick={() => scroll(-1)}
            />
            <CarouselButton isNext list={label} isDisabled={isAtEnd} onClick={() => scroll(1)} />
          </>
        )}
        <ListStatus
          pages={pages}
          name={label}
          noResultsMessage={noResultsMessage}
          regionRef={statusRef}
        />
        {status === 'error' && <LoadError onRetry={retry} placeOf={() => statusRef.current} />}
      </Frame>
    </PingbackContextManager>
  );
}
Carousel.className = 'giphy-carousel';
