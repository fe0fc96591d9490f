import { type Limit, verdict } from './limits.ts';
import { figure, markdownTable } from './markdown.ts';
import type { GridFigures } from './measure-grid.ts';
import type { SweepFigures } from './measure-sweep.ts';

/** % of the viewport that is gutters. */
const GUTTERS = 2;

/** What our grid keeps to in a sweep, beside TanStack's list of bare tiles in the same run. */
const SWEEP_LIMITS: readonly {
  name: string;
  read: (ours: SweepFigures, tanstack: SweepFigures) => number;
  limit: Limit;
}[] = [
  {
    name: 'script, times TanStack’s',
    read: (ours, tanstack) => ours.script / tanstack.script,
    limit: { most: 1.2 },
  },
  {
    // Of a frame: on a slow machine the lists show different numbers of them, and each mounts other tiles.
    name: 'style in a frame, times TanStack’s',
    read: (ours, tanstack) => ours.style / ours.fps / (tanstack.style / tanstack.fps),
    limit: { most: 1.5 },
  },
  {
    name: 'frames, of each that TanStack shows',
    read: (ours, tanstack) => ours.fps / tanstack.fps,
    limit: { least: 55 / 60 },
  },
  {
    name: 'viewport without a tile, gutters included, %',
    read: ({ blank }) => blank,
    limit: { most: GUTTERS + 2 },
  },
  { name: 'layout shift', read: ({ shift }) => shift, limit: { most: 0 } },
];

/** A table of the limits of a sweep. */
export function sweepVerdicts(ours: SweepFigures, tanstack: SweepFigures): string {
  const rows = SWEEP_LIMITS.map(({ name, read, limit }) => {
    const value = read(ours, tanstack);
    return [name, figure(value), verdict(`sweep, ${name}`, value, limit)];
  });
  return markdownTable(['', 'Gifkit', 'limit'], rows);
}

/** One more page, at so many GIFs, may cost this much of what it costs TanStack. */
const PAGE_LIMIT: Limit = { most: 1.4 };

/** A table of the limit of one more page. */
export function pageVerdict(ours: GridFigures, tanstack: GridFigures, gifs: number): string {
  const value = ours.script / tanstack.script;
  const name = 'script for one more page, times TanStack’s';
  const row = [name, figure(value), verdict(`${gifs} GIFs, ${name}`, value, PAGE_LIMIT)];
  return markdownTable(['', 'Gifkit', 'limit'], [row]);
}
