import { BRAND_COLORS } from '@gifkit/model';
import { keyframes, styled } from 'styled-components';
import { loaderDots } from '../paging/loader-dots.ts';
import { LateLoader } from '../paging/placeholder.tsx';

const pulse = keyframes`
  to {
    transform: scale(0.4);
  }
`;

/** Seconds between the pulses of two dots. */
const DELAY = 0.15;

const COLORS = BRAND_COLORS.slice(0, 3);

const Dots = styled(LateLoader)`
  display: flex;
  flex-direction: column;
  justify-content: center;
  align-items: center;
  gap: 8px;
  height: 100%;

  span {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    animation: ${pulse} 0.6s ease-in-out infinite alternate;
  }
  ${loaderDots(COLORS, DELAY)}
`;

/** Dots where the next GIFs of a row will be. Screen readers learn from the row that it is loading. */
export const RowLoader = () => (
  <Dots className="loader" aria-hidden="true">
    {COLORS.map((color) => (
      <span key={color} />
    ))}
  </Dots>
);
