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
    visibility: hidden;
  }
`;

/** Around a loader: most loads are over before anybody misses them. */
export const LateLoader = styled.div`
  animation: ${hidden} ${LOADER_DELAY}ms;
`;
