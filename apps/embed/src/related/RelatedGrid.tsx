import { GifList, PingbackContextManager } from '@gifkit/headless';
import type { IGif } from '@gifkit/model';
import { useState } from 'react';
import { RELATED_COLUMNS, RELATED_GUTTER } from '../constants.ts';
import type { PageData } from '../page-data.ts';
import { setUpPingbacks } from '../tracking/pingbacks.ts';
import { useEmbedLabels } from '../ui/labels.tsx';
import { useStyles } from '../ui/use-styles.ts';
import { RelatedTile } from './RelatedTile.tsx';
import css from './related-grid.css?inline';
import { useRelatedGifs } from './use-related-gifs.ts';

const PLACES = [...Array(12).keys()];
const DOTS = [...Array(5).keys()];

interface RelatedLoaderProps {
  /** There are no GIFs yet: placeholders are where they will be. */
  isFirst: boolean;
}

/** Shows that related GIFs are loading, when it takes a while. Screen readers are told by the list. */
const RelatedLoader = ({ isFirst }: RelatedLoaderProps) => (
  <div className={isFirst ? 'related-places' : 'related-dots'} aria-hidden="true">
    {(isFirst ? PLACES : DOTS).map((index) => (
      <i key={index} />
    ))}
  </div>
);

interface RelatedGridProps extends PageData {
  /** Told of all GIFs of the grid, with each page. */
  onGifsFetched?: (gifs: IGif[]) => void;
  onGifsFetchError?: () => void;
  /** The same function in each render, or all tiles render again. */
  onGifVisible?: (gif: IGif) => void;
}

/** The related GIFs, without end. Lazy-loaded, with the API client and the list. */
export function RelatedGrid({
  onGifsFetched,
  onGifsFetchError,
  onGifVisible,
  ...data
}: RelatedGridProps) {
  const { service } = data;
  useStyles(css);
  const labels = useEmbedLabels();
  const [hasGifs, setHasGifs] = useState(false);
  // Once, before the first tile can say anything.
  useState(() => setUpPingbacks(service));
  const fetchGifs = useRelatedGifs(data);
  return (
    <PingbackContextManager enabled={service.pingbackUrl !== undefined}>
      <GifList.Root
        className="giphy-grid"
        aria-label={labels.relatedGifs}
        fetchGifs={fetchGifs}
        onGifsFetched={(gifs) => {
          setHasGifs(true);
          onGifsFetched?.(gifs);
        }}
        onGifsFetchError={onGifsFetchError}
      >
        <GifList.Masonry columns={RELATED_COLUMNS} gutter={RELATED_GUTTER}>
          {(item) => <RelatedTile item={item} onVisible={onGifVisible} />}
        </GifList.Masonry>
        <GifList.Empty>
          <p>{labels.noRelated}</p>
        </GifList.Empty>
        <GifList.Error className="related-error" />
        <GifList.Loading>
          <RelatedLoader isFirst={!hasGifs} />
        </GifList.Loading>
      </GifList.Root>
    </PingbackContextManager>
  );
}
