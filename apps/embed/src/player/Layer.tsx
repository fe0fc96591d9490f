import { css, keyframes, styled } from 'styled-components';
import { HOVER_ON_DELAY, TRANSITION } from '../constants.ts';
import { SMALL_FRAME } from '../ui/frame.ts';

/** How long the layer stays over a playing GIF before it makes way, in s. */
const REST_DELAY = 2;

const appear = keyframes`
  from {
    opacity: 1;
  }
`;

/** Until a script counts the pointer's moves, the browser does. */
const atRest = css`
  @media (hover: hover) {
    opacity: 0;

    &:not([data-counted]) {
      /* Shown when the page appears, and without a script. */
      animation: ${appear} ${TRANSITION}s ${REST_DELAY}s backwards;
    }
    &:not([data-counted]):hover {
      opacity: 1;
      transition-delay: ${HOVER_ON_DELAY}ms;
      animation: none;
    }
    &:focus-within {
      opacity: 1;
      animation: none;
    }
  }
`;

/** What lies over the GIF, on a dimmed background: shown first and on hover or focus, gone at rest. */
export const Layer = styled.div<{ $stays: boolean; $isDimmed: boolean }>`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  transition: opacity ${TRANSITION}s;
  ${({ $stays }) => !$stays && atRest}

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    display: ${({ $isDimmed }) => ($isDimmed ? 'block' : 'none')};
    background:
      linear-gradient(rgb(0 0 0 / 62%), transparent 88px),
      linear-gradient(to top, rgb(0 0 0 / 72%), transparent 120px);

    ${SMALL_FRAME} {
      display: none;
    }
  }

  > * {
    position: relative;
  }
`;
