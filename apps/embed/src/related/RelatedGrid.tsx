import { GiphyFetch } from '@gifkit/fetch-api';
import { PingbackContextManager } from '@gifkit/headless';
import * as GifList from '@gifkit/headless/list';
import type { IGif } from '@gifkit/model';
import { playButtonCss, tileCss } from '@gifkit/react-components';
import { useMemo, useState } from 'react';
import { RELATED_COLUMNS, RELATED_FIRST_PAGE, RELATED_GUTTER } from '../constants.ts';
import { framePath, type PageData } from '../page-data.ts';
import { setUpPingbacks } from '../tracking/pingbacks.ts';
import { viewPage } from '../tracking/track.ts';
import { useEmbedLabels } from '../ui/labels.tsx';
import { useStyles } from '../ui/use-styles.ts';
import { RelatedTile } from './RelatedTile.tsx';
import css from './related-grid.css?inline';

const STYLES = `.giphy-grid{${tileCss}}.related-play{${playButtonCss}}${css}`;

/** Number of related GIFs per further request. */
const RELATED_NEXT_PAGE = 12;

/** Links a GIF to its page in this frame, keeping the host page's invitation. */
const inThisFrame =
  (view: PageData['view'], query: string) =>
  (gif: IGif): IGif => ({
    ...gif,
    url: location.origin + framePath(gif, view) + query + location.hash,
  });

/** Fetches related GIFs, first 6, then 12 at a time, and counts each request as a page view. */
function useRelatedGifs({ gif: { id }, service: { apiUrl, apiKey }, view, query = '' }: PageData) {
  return useMemo(() => {
    const client = new GiphyFetch(apiKey, {}, { baseUrl: apiUrl });
    return async (offset: number, { signal }: { signal: AbortSignal }) => {
      const limit = offset === 0 ? RELATED_FIRST_PAGE : RELATED_NEXT_PAGE;
      const result = await client.related(String(id), { offset, limit, signal });
      viewPage(`${apiUrl}/gifs/related?gif_id=${id}&offset=${offset}&limit=${limit}`);
      return { ...result, data: result.data.map(inThisFrame(view, query)) };
    };
  }, [id, apiUrl, apiKey, view, query]);
}

interface RelatedGridProps extends PageData {
  onGifsFetched?: (gifs: IGif[]) => void;
  onGifsFetchError?: () => void;
  /** Must be stable; otherwise all tiles rerender. */
  onGifVisible?: (gif: IGif) => void;
}

/** Infinite list of related GIFs. Lazy-loaded together with the API client. */
export function RelatedGrid({
  onGifsFetched,
  onGifsFetchError,
  onGifVisible,
  ...data
}: RelatedGridProps) {
  const { service } = data;
  useStyles(STYLES);
  const labels = useEmbedLabels();
  // Set up before the first tile sends an event.
  useState(() => setUpPingbacks(service));
  const fetchGifs = useRelatedGifs(data);
  return (
    <PingbackContextManager enabled={service.pingbackUrl !== undefined}>
      <GifList.Root
        className="giphy-grid"
        aria-label={labels.relatedGifs}
        fetchGifs={fetchGifs}
        onGifsFetched={onGifsFetched}
        onGifsFetchError={onGifsFetchError}
      >
        <GifList.Masonry columns={RELATED_COLUMNS} gutter={RELATED_GUTTER}>
          {(item) => <RelatedTile item={item} onVisible={onGifVisible} />}
        </GifList.Masonry>
        <GifList.Empty>
          <p>{labels.noRelated}</p>
        </GifList.Empty>
        <GifList.Error className="related-error" />
        <GifList.Loading className="related-loading">
          {/* The list announces loading to screen readers. */}
          <span aria-hidden="true">{labels.loading}</span>
        </GifList.Loading>
      </GifList.Root>
    </PingbackContextManager>
  );
}
