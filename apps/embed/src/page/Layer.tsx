import { css, styled } from 'styled-components';
import { TRANSITION } from '../constants.ts';
import { SMALL_FRAME } from './frame.ts';

/** How long the layer stays over a playing GIF before it makes way, in s. */
const REST_DELAY = 2;

const atRest = css`
  @media (hover: hover) {
    &:not(:hover, :focus-within) {
      opacity: 0;
      transition-delay: ${REST_DELAY}s;
    }

    /* Shown when the page appears, and without a script. */
    @starting-style {
      &:not(:hover, :focus-within) {
        opacity: 1;
      }
    }
  }
`;

/** What lies over the GIF, on a dimmed ground: shown first and on hover or focus, gone at rest. */
export const Layer = styled.div<{ $stays: boolean }>`
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

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
