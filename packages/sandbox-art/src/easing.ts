/** Motion over one loop. Every function takes and gives 0 to 1 unless it says otherwise. */

export const TAU = Math.PI * 2;

export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x));

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

/** `x` folded into 0 (inclusive) to 1 (exclusive), for negative numbers too. */
export const fract = (x: number): number => x - Math.floor(x);

/** How far `t` is through the part of the loop between `start` and `end`, held at 0 and 1 outside. */
export const phase = (t: number, start: number, end: number): number =>
  clamp((t - start) / (end - start));

/** -1 to 1 to -1: a wave that closes after `cycles` whole turns. */
export const wave = (t: number, cycles = 1, shift = 0): number =>
  Math.sin((t * cycles + shift) * TAU);

/** 0 to 1 and back to 0 in one loop, slow at both ends. */
export const pulse = (t: number, cycles = 1, shift = 0): number =>
  (1 - Math.cos((t * cycles + shift) * TAU)) / 2;

export const easeIn = (t: number): number => t * t * t;
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
export const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);

/** Overshoots a little before it settles. */
export const easeOutBack = (t: number): number => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2;

/** Up from 0 to 1 and down again between `start` and `end`, 0 outside. */
export const hill = (t: number, start: number, end: number): number =>
  Math.sin(Math.PI * phase(t, start, end));

/** Goes from mark to mark, each a moment and a value of any unit; held before the first and after the last. */
export function track(
  t: number,
  ...marks: readonly (readonly [moment: number, value: number])[]
): number {
  const next = marks.findIndex(([moment]) => moment > t);
  const [from, start] = marks.at(next < 0 ? -1 : Math.max(0, next - 1)) ?? [0, 0];
  const [to, end] = marks.at(next) ?? [0, 0];
  return to > from ? lerp(start, end, easeInOut(phase(t, from, to))) : start;
}

/** px by which something floats. */
const REACH = 3;

/** A position that circles around x, y once per loop, so that no two frames in a row are equal. */
export const floating = (x: number, y: number, t: number): { x: number; y: number } => ({
  x: x + REACH * wave(t),
  y: y + REACH * wave(t, 1, 0.25),
});
