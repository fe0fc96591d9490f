import type { GifsResult } from '@gifkit/fetch-api';
import { type IGif, normalizeGif } from '@gifkit/model';
import { type ElementType, memo, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Clones the server's GIFs with new ids and URLs. Clones share no objects, as if each had come over the
 * network.
 */
function makeGifs(count: number, isCounted: boolean): IGif[] {
  const json = document.getElementById('gifs')?.textContent ?? '{}';
  const templates = Object.entries<string>(JSON.parse(json));
  return Array.from({ length: count }, (_, index) => {
    const [id, text] = templates[index % templates.length] ?? ['', '{}'];
    const { analytics_response_payload, ...gif } = JSON.parse(text.replaceAll(id, `${id}${index}`));
    return normalizeGif(isCounted ? { ...gif, analytics_response_payload } : gif);
  });
}

const PAGE_SIZE = 25;
const SPARE_PAGES = 10;

interface BenchPage {
  gifs: readonly IGif[];
  /** Number of page requests that wait for {@link BenchPage.release}. */
  waiting: number;
  release: () => void;
  tileRenders: number;
  /** Changes the whole list, if the page supports it. */
  change?: Record<Change, () => void>;
}

/** Change of a list by its host: a restart, another width, or the removal of the first GIF. */
export type Change = 'reset' | 'resize' | 'remove';

declare global {
  interface Window {
    bench: BenchPage;
  }
}

/** Reads the number of GIFs, whether they send events, and whether requests for more are answered at once. */
function readQuery() {
  const query = new URLSearchParams(location.search);
  return {
    count: Number(query.get('gifs')),
    isCounted: query.has('pingbacks'),
    isOpen: query.has('open'),
  };
}

/** Creates the GIFs without showing them, to measure the cost of the data. */
export function prepare(): BenchPage {
  const { count, isCounted } = readQuery();
  const gifs = makeGifs(count + SPARE_PAGES * PAGE_SIZE, isCounted);
  window.bench = { gifs, waiting: 0, release: () => {}, tileRenders: 0 };
  return window.bench;
}

export interface TileOfList {
  gif: IGif;
  /** In px. */
  width: number;
  height: number;
}

/** Minimal tile that shows a GIF and links to its page: a lower bound for any tile. */
export const BareTile = memo(({ gif, width, height }: TileOfList) => (
  <a href={gif.url}>
    <img src={gif.images.fixed_width.webp} alt="" width={width} height={height} />
  </a>
));

export function show(element: ReactElement): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(element);
}

/** Initial GIFs and further pages from memory, each held until {@link BenchPage.release}. */
export function preparePages() {
  const { count, isOpen } = readQuery();
  const bench = prepare();
  return {
    first: bench.gifs.slice(0, count),
    total: bench.gifs.length,
    async pageAt(offset: number): Promise<IGif[]> {
      if (!isOpen) {
        bench.waiting += 1;
        await new Promise<void>((resolve) => {
          bench.release = resolve;
        });
        bench.waiting -= 1;
      }
      return bench.gifs.slice(offset, offset + PAGE_SIZE);
    },
  };
}

/**
 * Shows the GIFs in a grid, 900 px wide in 3 columns, that loads further pages from memory.
 *
 * @param more additional props of the grid.
 */
export function showGrid(Grid: ElementType, more: object = {}): void {
  const { first, total, pageAt } = preparePages();
  const fetchGifs = async (offset: number): Promise<GifsResult> => {
    const data = await pageAt(offset);
    return {
      data,
      meta: { msg: 'OK', status: 200, response_id: String(offset) },
      pagination: { offset, count: data.length, total_count: total },
    };
  };
  show(
    <Grid width={900} columns={3} gutter={6} initialGifs={first} fetchGifs={fetchGifs} {...more} />,
  );
}
