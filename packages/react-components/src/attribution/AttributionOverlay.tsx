import { keepFocusInView, useIsomorphicLayoutEffect } from '@gifkit/headless/utils';
import { shouldShowAttribution } from '@gifkit/model';
import { useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { FADE_DURATION } from '../constants.ts';
import type { GifOverlayProps } from '../gif/gif-props.ts';
import { plate } from '../shared/over-picture.ts';
import { dense, radius } from '../shared/tokens.ts';
import { Attribution } from './Attribution.tsx';
import { VerifiedBadge } from './VerifiedBadge.tsx';

const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`;

const Layer = styled.div`
  position: absolute;
  inset: auto 0 0;
  padding: 33px ${dense(10)} ${dense(10)};
  background: linear-gradient(rgb(0 0 0 / 0%), rgb(18 18 18 / 60%));
  pointer-events: none;
  animation: ${fadeIn} ${FADE_DURATION}ms ease-in;
  transition-property: opacity, visibility;
  transition-duration: ${FADE_DURATION}ms;

  && {
    margin: 0;
  }
  && .${Attribution.className} {
    ${plate}
    width: fit-content;
    max-width: 100%;
    border-radius: ${radius(4)};
    padding-inline-end: 8px;
    pointer-events: auto;
  }
  .${VerifiedBadge.className} g {
    fill: currentcolor;
  }
  .${VerifiedBadge.checkMarkClassName} {
    opacity: 0;
  }
  @media (forced-colors: active) {
    background: none;
  }
`;

const HIDDEN = { opacity: 0, visibility: 'hidden' } as const;

export function AttributionOverlay({ gif, isHovered, onClick }: GifOverlayProps) {
  const [hasHovered, setHasHovered] = useState(isHovered);
  if (isHovered && !hasHovered) setHasHovered(true);
  const layer = useRef<HTMLDivElement>(null);
  useIsomorphicLayoutEffect(() => {
    if (isHovered || !layer.current) return;
    // A clicked link still has the focus when the pointer leaves: move it to the GIF below.
    keepFocusInView(layer.current, layer.current.previousElementSibling as HTMLElement | null);
  }, [isHovered]);
  if (!hasHovered || !shouldShowAttribution(gif.user)) return null;
  return (
    // `visibility` takes the hidden link out of the tab order.
    <Layer ref={layer} style={isHovered ? undefined : HIDDEN}>
      <Attribution gif={gif} {...(onClick && { onClick })} />
    </Layer>
  );
}
