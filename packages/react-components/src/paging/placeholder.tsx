import { observeIntersection } from '@gifkit/headless/internal/core/visibility/intersection.ts';
import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { LOADER_DELAY } from '../constants.ts';
import { tileRadius } from '../shared/tokens.ts';

const pulse = keyframes`
  to {
    opacity: 0.5;
  }
`;

/** Where a GIF will be: the colour of the text around, so that it fits light and dark pages. */
export const placeholder = css<{ $radius: number | undefined }>`
  background: color-mix(in srgb, currentColor 12%, transparent);
  border-radius: ${({ $radius }) => ($radius === undefined ? tileRadius : `${$radius}px`)};

  @media (prefers-reduced-motion: no-preference) {
    animation: ${pulse} 1s ease-in-out infinite alternate;
  }
`;

export const Placeholders = ({ count }: { count: number }) =>
  [...Array(count).keys()].map((place) => <i key={place} />);

const hidden = keyframes`
  from,
  to {
    opacity: 0;
  }
`;

const Late = styled.div`
  animation: ${hidden} ${LOADER_DELAY}ms;

  /* Browsers style what moves in each frame, also out of view. */
  &[data-resting] * {
    animation-play-state: paused;
  }
`;

/** Around a loader: most loads are over before anybody misses them. It moves only while it is in view. */
export function LateLoader(props: ComponentPropsWithoutRef<'div'>) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const loader = element.current;
    if (!loader) return;
    return observeIntersection(loader, ({ isIntersecting }) =>
      loader.toggleAttribute('data-resting', !isIntersecting),
    );
  }, []);
  return <Late ref={element} {...props} />;
}
