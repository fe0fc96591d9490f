import type { GifsResult, GiphyFetch } from '@gifkit/fetch-api';
import type { Kind } from './view.ts';

const PAGE_SIZE = 25;

export interface GifSource {
  /** Fetches the page that starts at `offset`. */
  fetchPage: (offset: number) => Promise<GifsResult>;
  /** Ends the requests under way; the source can be used again. */
  abort: () => void;
}

/** Pages of a search, or of what is trending while nothing is searched. */
export function createGifSource(client: GiphyFetch, query: string, type: Kind): GifSource {
  let controller = new AbortController();
  return {
    fetchPage(offset) {
      const options = { type, offset, limit: PAGE_SIZE, signal: controller.signal };
      return query ? client.search(query, options) : client.trending(options);
    },
    abort() {
      controller.abort();
      controller = new AbortController();
    },
  };
}
