import { GiphyFetch, isFetchError } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { report as reportToConsole, sameOriginFetch, toPlainGif } from '@gifkit/server-kit';
import { idsOf } from '../address/gif-route.ts';
import { PAGE_SIZE } from '../address/view.ts';
import type { LoadGif } from './page-head.ts';
import type { Settings } from './settings.ts';
import { slimGif } from './slim-gif.ts';

/** ms that a page waits for its GIF; without it, the browser asks for it itself. */
const TIMEOUT = 1500;

/** ms that the start page waits for its first GIFs; without them, it asks for them itself. */
const FIRST_TIMEOUT = 500;

export interface LoadOptions extends Pick<Settings, 'apiUrl' | 'apiKey'> {
  /** @default the global fetch */
  fetch?: typeof globalThis.fetch;
  /** Told why the service gave nothing. @default a line on the console */
  report?: (error: unknown) => void;
}

/** Failures are asked for again with the next page. */
function createClient({ apiUrl, apiKey, fetch }: LoadOptions, timeout: number): GiphyFetch {
  const send = sameOriginFetch(fetch ?? ((...request) => globalThis.fetch(...request)));
  const options = { baseUrl: apiUrl, timeout, cache: { errorMaxAge: 0 }, fetch: send };
  return new GiphyFetch(apiKey, {}, options);
}

/** Asks the service for what the start page begins with; for nothing, where that takes too long. */
export function createLoadFirst({
  report = reportToConsole,
  ...options
}: LoadOptions): () => Promise<IGif[]> {
  const client = createClient(options, FIRST_TIMEOUT);
  return () =>
    client.trending({ limit: PAGE_SIZE }).then(
      ({ data }) => data.map((gif) => slimGif(toPlainGif(gif))),
      (error: unknown) => {
        report(error);
        return [];
      },
    );
}

/** Asks the service for the GIFs that pages are about. */
export function createLoadGif({ report = reportToConsole, ...options }: LoadOptions): LoadGif {
  const client = createClient(options, TIMEOUT);
  return async (slug) => {
    for (const id of idsOf(slug)) {
      try {
        const { data: gif } = await client.gif(id);
        if (!gif.is_removed) return toPlainGif(gif);
      } catch (error) {
        if (isFetchError(error) && (error.status === 404 || error.status === 410)) continue;
        report(error);
        return undefined;
      }
    }
    return 'missing';
  };
}
