import { wave } from '../easing.ts';

/** px */
const REACH = 3;

/** A position that circles around x, y once per loop, so that no two frames in a row are equal. */
export const floating = (x: number, y: number, t: number): { x: number; y: number } => ({
  x: x + REACH * wave(t),
  y: y + REACH * wave(t, 1, 0.25),
});
