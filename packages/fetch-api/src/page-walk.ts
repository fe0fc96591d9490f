import type { GifID, IGif } from '@gifkit/model';
import type { GifsResult } from './result-types.ts';

/** Fetches the page that begins at `offset`. */
export type FetchGifs<T extends IGif = IGif> = (offset: number) => Promise<GifsResult<T>>;

/** A count as the service sends it, which may be a string or missing. */
const countOf = (value: unknown, otherwise: number): number => {
  const count = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return count >= 0 ? count : otherwise;
};

/** Goes through the pages of a list and tells what each brings that was not there before. */
export class PageWalk<T extends IGif = IGif> {
  #fetchGifs: FetchGifs<T>;
  #ids: Set<GifID>;
  #offset: number;
  #isDone = false;

  /** @param known what is there before the first page. */
  constructor(fetchGifs: FetchGifs<T>, known: readonly T[] = []) {
    this.#fetchGifs = fetchGifs;
    this.#ids = new Set(known.map(({ id }) => id));
    this.#offset = known.length;
  }

  /** Whether the last page was reached, or one that brought nothing new. */
  get isDone(): boolean {
    return this.#isDone;
  }

  /** Goes on as if exactly these GIFs had been there before. */
  replaceKnown(known: readonly T[]): void {
    this.#ids = new Set(known.map(({ id }) => id));
  }

  /** Fetches the next page; when that fails, the same page is next again. @returns what is new. */
  async next(): Promise<T[]> {
    const { data, pagination } = await this.#fetchGifs(this.#offset);
    const fresh: T[] = [];
    for (const gif of data) {
      if (this.#ids.has(gif.id)) continue;
      this.#ids.add(gif.id);
      fresh.push(gif);
    }
    this.#offset =
      countOf(pagination?.offset, this.#offset) + countOf(pagination?.count, data.length);
    // Not every call knows its total: then it is 0 or missing.
    const isLast =
      this.#offset >= (countOf(pagination?.total_count, 0) || Number.POSITIVE_INFINITY);
    this.#isDone = isLast || fresh.length === 0;
    return fresh;
  }
}
