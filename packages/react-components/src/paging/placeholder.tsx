import { useGifList } from '@gifkit/headless/list';
import { useSsrStyle } from '@gifkit/headless/utils';
import type { ComponentPropsWithoutRef, CSSProperties } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { LOADER_DELAY } from '../constants.ts';
import { tileRadius } from '../shared/tokens.ts';

const pulse = keyframes`
  to {
    opacity: 0.5;
  }
`;

/**
 * Style for an element around placeholders, which have a distance of `--_gutter`.
 *
 * @param gutter px
 * @param radius px; by default that of a GIF
 */
export const placeholderStyle = (gutter: number, radius: number | undefined) =>
  ({
    '--_gutter': `${gutter}px`,
    ...(radius !== undefined && { '--_placeholder-radius': `${radius}px` }),
  }) as CSSProperties;

/** Styles of a placeholder, tinted by the text color so that it fits light and dark pages. */
export const placeholder = css`
  background: color-mix(in srgb, currentColor 12%, transparent);
  border-radius: var(--_placeholder-radius, ${tileRadius});

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
  return <Late {...useSsrStyle(props)} data-resting={status === 'fetching' ? undefined : ''} />;
}
