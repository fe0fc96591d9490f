import type { IGif } from '@gifkit/model';
import { Grid, PingbackContextManager } from '@gifkit/react-components';
import { useState } from 'react';
import { RELATED_COLUMNS, RELATED_GUTTER } from '../constants.ts';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import type { PageData } from '../page-data.ts';
import { setUpPingbacks } from '../tracking/pingbacks.ts';
import { track } from '../tracking/track.ts';
import { useRelatedGifs } from './use-related-gifs.ts';

interface RelatedGridProps extends PageData {
  /** Told of all GIFs of the grid, with each page. */
  onGifsFetched?: (gifs: IGif[]) => void;
  onGifsFetchError?: () => void;
  onGifVisible?: (gif: IGif) => void;
}

/** The related GIFs, without end. Lazy-loaded, with the API client and the grid. */
export function RelatedGrid({
  onGifsFetched,
  onGifsFetchError,
  onGifVisible,
  ...data
}: RelatedGridProps) {
  const { service } = data;
  const labels = useEmbedLabels();
  // Once, before the first tile can say anything.
  useState(() => setUpPingbacks(service));
  const fetchGifs = useRelatedGifs(data);
  return (
    <PingbackContextManager enabled={service.pingbackUrl !== undefined}>
      <Grid
        columns={RELATED_COLUMNS}
        gutter={RELATED_GUTTER}
        aria-label={labels.relatedGifs}
        fetchGifs={fetchGifs}
        onGifsFetched={onGifsFetched}
        onGifsFetchError={onGifsFetchError}
        onGifVisible={onGifVisible}
        onGifClick={() => track('click', 'related GIF')}
        hideAttribution
        noResultsMessage={<p>{labels.noRelated}</p>}
      />
    </PingbackContextManager>
  );
}
