import type { GifsResult } from '@gifkit/fetch-api';
import { type IGif, normalizeGif } from '@gifkit/model';
import type { ElementType, ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Id of the element that holds the GIFs that the server sent, as JSON texts by their ids. */
const TEMPLATES_ID = 'gifs';

/**
 * GIFs as the client gives them, made of those that the server sent. Each has an id and URLs of its own
 * and shares no object with another, as if each had come over the network.
 */
function makeGifs(count: number): IGif[] {
  const json = document.getElementById(TEMPLATES_ID)?.textContent ?? '{}';
  const templates = Object.entries<string>(JSON.parse(json));
  return Array.from({ length: count }, (_, index) => {
    const [id, text] = templates[index % templates.length] ?? ['', '{}'];
    return normalizeGif(JSON.parse(text.replaceAll(id, `${id}${index}`)));
  });
}

const PAGE_SIZE = 25;
/** Pages that can be appended to the GIFs that are there from the start. */
const SPARE_PAGES = 10;

/** What a measurement can do with a page. */
interface BenchPage {
  gifs: readonly IGif[];
  /** How many requests for a page wait for {@link BenchPage.release}. */
  waiting: number;
  release: () => void;
  /** How often a tile was rendered, where the page counts it. */
  tileRenders: number;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

/** How many GIFs the page's URL asks for, and whether requests for more are answered at once. */
function readQuery() {
  const query = new URLSearchParams(location.search);
  return { count: Number(query.get('gifs')), isOpen: query.has('open') };
}

/** Makes the GIFs and shows nothing: what the data costs alone. */
export function prepare(): BenchPage {
  const { count } = readQuery();
  const gifs = makeGifs(count + SPARE_PAGES * PAGE_SIZE);
  window.bench = { gifs, waiting: 0, release: () => {}, tileRenders: 0 };
  return window.bench;
}

export function show(element: ReactElement): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(element);
}

/** GIFs that are there from the start, and further pages from memory, each as {@link BenchPage.release} lets it go. */
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
 * Shows the GIFs in a grid, 900 px wide in 3 columns, that gets further pages from memory.
 *
 * @param more props of the grid besides.
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
