import { GifListLoading, useGifList, useTileEnvironment } from '@gifkit/headless/internal';
import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { CAROUSEL_LOADER_WIDTH } from '../constants.ts';
import { tileStyles } from '../gif/GifContainer.ts';
import { styledPair, useServedStyle } from '../shared/use-served-style.ts';
import { RowLoader } from './RowLoader.tsx';
import { RowSkeleton } from './RowSkeleton.tsx';

const Track = styledPair(styled.div`
  position: relative;

  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: absolute;
    contain: layout size style;
    scroll-snap-align: start;
  }
  ${tileStyles}
`);

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

export interface CarouselTrackProps extends ComponentPropsWithoutRef<'div'> {
  /** px; of every GIF. */
  gifWidth: number | undefined;
  /** px */
  gutter: number;
  /** px; of the corners. @default that of a GIF */
  radius: number | undefined;
  loaderConfig: IntersectionObserverInit | undefined;
}

/** The GIFs of a carousel, and the place of those to come. */
function CarouselTrackWithRef(
  {
    gifWidth,
    gutter,
    radius,
    loaderConfig,
    style = {},
    role: _,
    children,
    ...props
  }: CarouselTrackProps,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { gifs, status } = useGifList().pages;
  const { isHydrated } = useTileEnvironment();
  const hasLoader = status !== 'error' && status !== 'done';
  const isFirst = gifs.length === 0 && hasLoader;
  const width = Number(style.width) + (hasLoader ? CAROUSEL_LOADER_WIDTH : 0);
  const size = { width: isFirst ? '100%' : width, height: style.height };
  const [Content, styling] = useServedStyle(Track, size, isHydrated);
  return (
    <Content ref={ref} {...props} {...styling}>
      <ul>{children}</ul>
      {hasLoader && (
        <End $isFirst={isFirst}>
          <GifListLoading config={loaderConfig}>
            {isFirst ? (
              <RowSkeleton width={gifWidth} gutter={gutter} radius={radius} />
            ) : (
              <RowLoader />
            )}
          </GifListLoading>
        </End>
      )}
    </Content>
  );
}

export const CarouselTrack = forwardRef(CarouselTrackWithRef);
