import type { Limit } from './limits.ts';
import type { GridFigures } from './measure-grid.ts';

/** What is measured, and what Gifkit keeps to, however many GIFs there are. */
export const FIGURES: Record<keyof GridFigures, { name: string; limit: Limit }> = {
  elements: { name: 'elements, at most', limit: { most: 800 } },
  heap: { name: 'heap over the data, MB', limit: {} },
  script: { name: 'script for one more page, ms CPU', limit: { most: 25 } },
  task: { name: 'main thread for one more page, ms CPU', limit: {} },
  fps: { name: 'frames a second, scrolling through all in 10 s', limit: { least: 55 } },
  longTasks: { name: 'tasks over 50 ms meanwhile', limit: { most: 0 } },
  observers: { name: 'live observers', limit: { most: 10 } },
};
export const KEYS = Object.keys(FIGURES) as (keyof GridFigures)[];
