import { easeInOut, lerp, phase } from '../easing.ts';

type Point = readonly [x: number, y: number];

/** One stretch of the run: rolling gathers speed, a hop flies in a bow, a ride starts and stops gently. */
interface Stretch {
  kind: 'roll' | 'hop' | 'ride';
  end: number;
  to: Point;
  high?: number;
}

const start: Point = [76, 62];
const stretches: readonly Stretch[] = [
  { kind: 'roll', end: 0.9, to: [346, 108] },
  { kind: 'hop', end: 1.3, to: [444, 150], high: 16 },
  { kind: 'hop', end: 1.7, to: [566, 122], high: 62 },
  { kind: 'hop', end: 2.1, to: [488, 192], high: 34 },
  { kind: 'roll', end: 2.9, to: [206, 224] },
  { kind: 'hop', end: 3.15, to: [128, 232], high: 6 },
  { kind: 'hop', end: 3.45, to: [186, 272], high: 18 },
  { kind: 'hop', end: 3.7, to: [244, 272], high: 34 },
  { kind: 'hop', end: 3.95, to: [302, 272], high: 34 },
  { kind: 'hop', end: 4.2, to: [360, 272], high: 34 },
  { kind: 'hop', end: 4.45, to: [418, 272], high: 34 },
  { kind: 'hop', end: 4.8, to: [526, 250], high: 52 },
  { kind: 'hop', end: 5.05, to: [500, 328], high: 22 },
  { kind: 'ride', end: 5.5, to: [40, 328] },
  { kind: 'ride', end: 5.9, to: [40, 54] },
  { kind: 'roll', end: 6, to: start },
];

/** Where the marble's middle is, `s` seconds into the loop of six. */
export function marbleAt(s: number): Point {
  const i = Math.max(
    0,
    stretches.findIndex(({ end }) => s < end),
  );
  const stretch = stretches[i];
  const before = stretches.at(i - 1);
  if (!stretch || !before) return start;
  const [x, y] = before.to;
  const p = phase(s, i ? before.end : 0, stretch.end);
  const along = { roll: p ** 1.7, hop: p, ride: easeInOut(p) }[stretch.kind];
  const bow = 4 * (stretch.high ?? 0) * p * (1 - p);
  return [lerp(x, stretch.to[0], along), lerp(y, stretch.to[1], along) - bow];
}
