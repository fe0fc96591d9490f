import { useGifList } from '@gifkit/headless/internal/list/list-context.ts';
import type { ComponentPropsWithoutRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { LOADER_DELAY } from '../constants.ts';
import { tileRadius } from '../shared/tokens.ts';

const pulse = keyframes`
  to {
    opacity: 0.5;
  }
`;

/** Styles of a placeholder, tinted by the text color so that it fits light and dark pages. */
export const placeholder = css<{ $radius: number | undefined }>`
  background: color-mix(in srgb, currentColor 12%, transparent);
  border-radius: ${({ $radius }) => ($radius === undefined ? tileRadius : `${$radius}px`)};

  @media (prefers-reduced-motion: no-preference) {
    animation: ${pulse} 1s ease-in-out infinite alternate;
  }
`;

export const Placeholders = ({ count }: { count: number }) =>
  [...Array.from({ length: count }).keys()].map((place) => <i key={place} />);

const hidden = keyframes`
  from {
    opacity: 0;
  }
`;

const Late = styled.div`
  /* Without a duration, nothing is calculated for each frame of the delay. */
  animation: ${hidden} 0s ${LOADER_DELAY}ms backwards;

  &[data-resting] * {
    animation: none;
  }
`;

/** Delays a loader, because most loads are short, and animates it only during a fetch. */
export function LateLoader(props: ComponentPropsWithoutRef<'div'>) {
  const { status } = useGifList().pages;
  return <Late {...props} data-resting={status === 'fetching' ? undefined : ''} />;
}
