import { SMALL_FRAME } from './frame.ts';

/** px; the cutout at the top of a clip, and how far its sides lean. */
export const CUTOUT_WIDTH = 84;
export const CUTOUT_HEIGHT = 30;
const SLANT = 10;

const half = (px: number) => `calc(50% ${px < 0 ? '-' : '+'} ${Math.abs(px)}px)`;

/** The shape of a clip: a part of its upper edge is cut out, except in a small frame. */
export const cutout = `
  clip-path: polygon(${[
    '0 0',
    `${half(-CUTOUT_WIDTH / 2 - SLANT)} 0`,
    `${half(-CUTOUT_WIDTH / 2)} ${CUTOUT_HEIGHT}px`,
    `${half(CUTOUT_WIDTH / 2)} ${CUTOUT_HEIGHT}px`,
    `${half(CUTOUT_WIDTH / 2 + SLANT)} 0`,
    '100% 0',
    '100% 100%',
    '0 100%',
  ]});

  ${SMALL_FRAME} {
    clip-path: none;
  }
`;
