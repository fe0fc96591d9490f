import * as GifList from '@gifkit/headless/list';
import { useGifList } from '@gifkit/headless/list';
import { type ComponentProps, type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { tileCss } from '../gif/tile-styles.ts';
import { ownBox } from '../shared/own-box.ts';
import { RowSkeleton } from './RowSkeleton.tsx';

/** px; width of the loader at the end of a carousel. */
const CAROUSEL_LOADER_WIDTH = 30;

const Track = styled.div<{ $end: string }>`
  box-sizing: content-box;
  ${({ $end }) => $end}

  /* Doubled to outrank the page's styles for lists. */
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
  ${tileCss}
`;

/** Container of the loader: the end of the row, or the whole row before the first page. */
const End = styled.div<{ $isFirst: boolean }>`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  width: ${({ $isFirst }) => ($isFirst ? '100%' : `${CAROUSEL_LOADER_WIDTH}px`)};

  > * {
    height: 100%;
  }
`;

/** Enough to fill a wide screen; the row clips the rest. */
const FIRST_PLACEHOLDERS = 12;

interface CarouselTrackProps
  extends ComponentPropsWithoutRef<'div'>,
    Pick<ComponentProps<typeof RowSkeleton>, 'gutter' | 'radius'> {
  /** Width of every GIF in px. */
  gifWidth: number | undefined;
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
          <GifList.Loading config={loaderConfig}>
            <RowSkeleton
              count={isFirst ? FIRST_PLACEHOLDERS : 1}
              width={isFirst ? gifWidth : CAROUSEL_LOADER_WIDTH}
              gutter={gutter}
              radius={radius}
            />
          </GifList.Loading>
        </End>
      )}
    </Track>
  );
});
