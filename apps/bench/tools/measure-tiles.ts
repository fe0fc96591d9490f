import type { Browser } from '@playwright/test';
import { openMeasuredPage } from './bench-browser.ts';

const TILE_KINDS = ['bare', 'gifkit'] as const;
type TileKind = (typeof TILE_KINDS)[number];

/** ms of script (CPU time) for all tiles of a list. */
export interface TileFigures {
  /** From nothing until their pictures have loaded. */
  mount: number;
  /** Each renders again. */
  update: number;
  unmount: number;
}

/** Tiles of the list, as pages/tiles.tsx shows them. */
export const TILES = 100;

/** Rounds before it counts, until the browser has compiled what it runs often. */
const WARM_UP = 5;

/** Mounts, updates and unmounts a list of tiles of each kind, by turns. */
export async function measureTiles(
  browser: Browser,
  { url, rounds }: { url: string; rounds: number },
): Promise<Record<TileKind, TileFigures[]>> {
  const { page, mainThread, close } = await openMeasuredPage(browser);
  await page.goto(`${url}/tiles?gifs=${(WARM_UP + rounds) * TILE_KINDS.length * TILES}`);
  const figures: Record<TileKind, TileFigures[]> = { bare: [], gifkit: [] };
  let part = 0;

  async function costOf(kind: TileKind | undefined): Promise<number> {
    const before = await mainThread();
    await page.evaluate(
      ([shown, hundred]) => {
        setTimeout(() => window.tiles.show(shown, hundred));
      },
      [kind, part] as const,
    );
    await page.waitForFunction(
      (count) => {
        const images = [...document.images];
        const isDone = ({ complete, currentSrc }: HTMLImageElement) =>
          complete && currentSrc !== '';
        return images.length === count && images.every(isDone);
      },
      kind ? TILES : 0,
      { polling: 100 },
    );
    // What follows the last picture: its event, the observers, the effects of the last render.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    });
    return (await mainThread()).script - before.script;
  }

  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const kind of TILE_KINDS) {
      const mount = await costOf(kind);
      const update = await costOf(kind);
      const unmount = await costOf(undefined);
      part += 1;
      if (round >= 0) figures[kind].push({ mount, update, unmount });
    }
  }
  await close();
  return figures;
}
