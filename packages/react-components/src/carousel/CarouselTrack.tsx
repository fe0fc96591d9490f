import { GifListLoading } from '@gifkit/headless/internal/list/GifListState.tsx';
import { useGifList } from '@gifkit/headless/internal/list/list-context.ts';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { CAROUSEL_LOADER_WIDTH } from '../constants.ts';
import { tileStyles } from '../gif/GifContainer.ts';
import { ownBox } from '../shared/own-box.ts';
import { RowSkeleton } from './RowSkeleton.tsx';

const Track = styled.div<{ $end: string }>`
  box-sizing: content-box;
  ${({ $end }) => $end}

  /* Doubled, to count for more than a page's styles of lists. */
  && {
    margin: 0;
  }
  && > ul {
    ${ownBox}
    padding: 0;
    list-style: none;
  }
  && > ul > li {
    ${ownBox}
    position: absolute;
    padding: 0;
    contain: layout size style;
    scroll-snap-align: start;
  }
  ${tileStyles}
`;

/** Where the next GIFs will be; of a row without any, all of it. */
const End = styled.div<{ $isFirst: boolean }>`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  width: ${({ $isFirst }) => ($isFirst ? '100%' : `${CAROUSEL_LOADER_WIDTH}px`)};

  > * {
    height: 100%;
  }
`;

/** As many as fill a wide screen; what does not fit is cut off. */
const FIRST_PLACEHOLDERS = 12;

interface CarouselTrackProps extends ComponentPropsWithoutRef<'div'> {
  /** px; of every GIF. */
  gifWidth: number | undefined;
  /** px */
  gutter: number;
  /** px; of the corners. @default that of a GIF */
  radius: number | undefined;
  loaderConfig: IntersectionObserverInit | undefined;
}

export const CarouselTrack = forwardRef<HTMLDivElement, CarouselTrackProps>(function CarouselTrack(
  { gifWidth, gutter, radius, loaderConfig, role: _, children, ...props },
  ref,
) {
  const { gifs, status } = useGifList().pages;
  const hasLoader = status !== 'error' && status !== 'done';
  const isFirst = gifs.length === 0 && hasLoader;
  const room = isFirst ? 'min-width: 100%;' : `padding-inline-end: ${CAROUSEL_LOADER_WIDTH}px;`;
  return (
    <Track ref={ref} {...props} $end={hasLoader ? room : ''}>
      <ul>{children}</ul>
      {hasLoader && (
        <End $isFirst={isFirst}>
          <GifListLoading config={loaderConfig}>
            <RowSkeleton
              count={isFirst ? FIRST_PLACEHOLDERS : 1}
              width={isFirst ? gifWidth : CAROUSEL_LOADER_WIDTH}
              gutter={gutter}
              radius={radius}
            />
          </GifListLoading>
        </End>
      )}
    </Track>
  );
});
