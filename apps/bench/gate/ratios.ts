import type { Browser } from '@playwright/test';
import { measureSweepCost, type SweepCost } from '../tools/measure-sweep.ts';
import { measureTiles, type TileFigures } from '../tools/measure-tiles.ts';
import { median, medians } from '../tools/statistics.ts';
import type { Counts } from './compare-counts.ts';

const SWEEPS = 3;
const SWEPT = 2500; // GIFs
const ROUNDS = 9;

/**
 * How much processor time our grid takes for a sweep beside TanStack's list of bare tiles, and one of our tiles
 * beside a bare one: by turns in one browser, so that a slow machine is slow for both.
 */
export async function measureRatios(browser: Browser, url: string): Promise<Counts> {
  const sweeps: Record<'gifkit' | 'tanstack', SweepCost[]> = { gifkit: [], tanstack: [] };
  for (let run = 0; run < SWEEPS; run += 1) {
    for (const page of ['gifkit', 'tanstack'] as const) {
      sweeps[page].push(await measureSweepCost(browser, `${url}/${page}?gifs=${SWEPT}`));
    }
  }
  const [ours, tanstack] = [medians(sweeps.gifkit), medians(sweeps.tanstack)];
  const tiles = await measureTiles(browser, { url, rounds: ROUNDS });
  const costOf = (rounds: readonly TileFigures[]) =>
    median(rounds.map(({ mount, update, unmount }) => mount + update + unmount));
  const ratio = (value = Number.NaN, of = Number.NaN) => Math.round((100 * value) / of) / 100;
  return {
    'script of a sweep, times TanStack’s': ratio(ours?.script, tanstack?.script),
    'style of a sweep, times TanStack’s': ratio(ours?.style, tanstack?.style),
    'script of a tile, times a bare one’s': ratio(costOf(tiles.gifkit), costOf(tiles.bare)),
  };
}
