/** Motion over one loop. Arguments and results are 0 to 1 unless stated otherwise. */

export const TAU = Math.PI * 2;

export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x));

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

/** Wraps `x` into 0 (inclusive) to 1 (exclusive), also for negative numbers. */
export const fract = (x: number): number => x - Math.floor(x);

/** Progress of `t` between `start` and `end`, clamped to 0 and 1 outside. */
export const phase = (t: number, start: number, end: number): number =>
  clamp((t - start) / (end - start));

/** Sine wave from -1 to 1 that closes after `cycles` turns. */
export const wave = (t: number, cycles = 1, shift = 0): number =>
  Math.sin((t * cycles + shift) * TAU);

/** Goes from 0 to 1 and back to 0 in one loop, slow at both ends. */
export const pulse = (t: number, cycles = 1, shift = 0): number =>
  (1 - Math.cos((t * cycles + shift) * TAU)) / 2;

export const easeIn = (t: number): number => t * t * t;
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
export const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);

/** Overshoots slightly before it settles. */
export const easeOutBack = (t: number): number => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2;

/** Rises from 0 to 1 and falls again between `start` and `end`; 0 outside. */
export const hill = (t: number, start: number, end: number): number =>
  Math.sin(Math.PI * phase(t, start, end));

/** Interpolates between marks, each a moment and a value. It holds the first and the last value. */
export function track(
  t: number,
  ...marks: readonly (readonly [moment: number, value: number])[]
): number {
  const next = marks.findIndex(([moment]) => moment > t);
  const [from, start] = marks.at(next < 0 ? -1 : Math.max(0, next - 1)) ?? [0, 0];
  const [to, end] = marks.at(next) ?? [0, 0];
  return to > from ? lerp(start, end, easeInOut(phase(t, from, to))) : start;
}

/** Amplitude in px. */
const REACH = 3;

/** Circles around x, y once per loop, so that consecutive frames always differ. */
export const floating = (x: number, y: number, t: number): { x: number; y: number } => ({
  x: x + REACH * wave(t),
  y: y + REACH * wave(t, 1, 0.25),
});
