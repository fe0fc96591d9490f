import type { IGif } from '@gifkit/model';
import { Grid } from '@gifkit/react-components';
import { useLayoutEffect, useState } from 'react';
import { RELATED_COLUMNS, RELATED_GUTTER } from '../constants.ts';
import type { PageData } from '../page-data.ts';
import { setUpPingbacks } from '../tracking/pingbacks.ts';
import { track } from '../tracking/track.ts';
import { inThisFrame, useRelatedGifs } from './use-related-gifs.ts';

interface RelatedGridProps extends PageData {
  /** The grid is there, before anybody sees it. */
  onReady?: () => void;
  onGifVisible?: (gif: IGif) => void;
}

/** The related GIFs, without end. Lazy-loaded, with the API client and the grid. */
export function RelatedGrid({ onReady, onGifVisible, ...data }: RelatedGridProps) {
  const { related, service, variant } = data;
  // Once, before the first tile can say anything.
  useState(() => setUpPingbacks(service));
  const fetchGifs = useRelatedGifs(data);
  useLayoutEffect(() => onReady?.(), [onReady]);
  return (
    <Grid
      columns={RELATED_COLUMNS}
      gutter={RELATED_GUTTER}
      aria-label="Related GIFs"
      fetchGifs={fetchGifs}
      initialGifs={related?.map(inThisFrame(variant))}
      onGifVisible={onGifVisible}
      onGifClick={() => track('click', 'related GIF')}
      hideAttribution
      noResultsMessage={<p>Nothing is quite like this one.</p>}
    />
  );
}
