import { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { useMemo } from 'react';
import { RELATED_FIRST_PAGE, RELATED_NEXT_PAGE } from '../constants.ts';
import type { PageData } from '../page-data.ts';
import { framePath } from '../page-data.ts';
import { viewPage } from '../tracking/track.ts';

/** Gives a GIF a link that stays in this frame, and keeps the host page's invitation. */
const inThisFrame =
  (variant: PageData['variant'], query: string) =>
  (gif: IGif): IGif => ({
    ...gif,
    url: new URL(framePath(gif, variant) + query + window.location.hash, window.location.href).href,
  });

/** Fetches what is related to a GIF, 6 first, then 12 at a time, and counts each page of them. */
export function useRelatedGifs({
  gif: { id },
  service: { apiUrl, apiKey },
  variant,
  query = '',
}: PageData) {
  return useMemo(() => {
    const client = new GiphyFetch(apiKey, {}, { baseUrl: apiUrl });
    return async (offset: number, { signal }: { signal: AbortSignal }) => {
      const limit = offset === 0 ? RELATED_FIRST_PAGE : RELATED_NEXT_PAGE;
      const result = await client.related(String(id), { offset, limit, signal });
      viewPage(`${apiUrl}/gifs/related?gif_id=${id}&offset=${offset}&limit=${limit}`);
      return { ...result, data: result.data.map(inThisFrame(variant, query)) };
    };
  }, [id, apiUrl, apiKey, variant, query]);
}
