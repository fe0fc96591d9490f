import type { GifID, IGif } from '@gifkit/model';
import { Grid } from '@gifkit/react-components';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RELATED_COLUMNS, RELATED_GUTTER } from '../constants.ts';
import type { PageData } from './page-data.ts';
import { RelatedPreview } from './RelatedPreview.tsx';
import { useHydrated } from './use-hydrated.ts';
import { inThisFrame, useRelatedGifs } from './use-related-gifs.ts';

const TITLE_ID = 'related-gifs';

const Title = styled.h2`
  margin: 0 0 12px;
  font-size: 15px;
  font-weight: 700;
  letter-spacing: -0.005em;
`;

const Shelf = styled.div`
  position: relative;
`;

/** Takes the grid's place until there is one, and then lies over it. */
const Stills = styled.div<{ $covers: boolean }>`
  ${({ $covers }) => $covers && 'position: absolute; inset: 0 0 auto; pointer-events: none;'}
`;

/**
 * What is like the GIF. The server sends the first ones as a preview; in the browser the grid takes their
 * places, and each still goes when its GIF has come.
 */
export function RelatedGifs({ gif, related, service }: PageData) {
  const isHydrated = useHydrated();
  const fetchGifs = useRelatedGifs(gif, service);
  const [shown, setShown] = useState<ReadonlySet<GifID>>(new Set());
  const onGifVisible = ({ id }: IGif) => setShown((ids) => new Set(ids).add(id));

  return (
    <section aria-labelledby={TITLE_ID}>
      <Title id={TITLE_ID}>Related GIFs</Title>
      <Shelf>
        {isHydrated && (
          <Grid
            columns={RELATED_COLUMNS}
            gutter={RELATED_GUTTER}
            fetchGifs={fetchGifs}
            initialGifs={related?.map(inThisFrame)}
            onGifVisible={onGifVisible}
            hideAttribution
            noResultsMessage={<p>Nothing is quite like this one.</p>}
          />
        )}
        {related && (
          <Stills $covers={isHydrated} inert={isHydrated}>
            <RelatedPreview gifs={related} without={shown} />
          </Stills>
        )}
      </Shelf>
    </section>
  );
}
