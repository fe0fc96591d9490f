import type { GifID, IGif } from '@gifkit/model';
import { lazy, Suspense, useCallback, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { HEADER_HEIGHT, HEADER_OFFSET } from '../constants.ts';
import type { PageData } from '../page-data.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useInteracted } from '../ui/use-interacted.ts';
import { RelatedPreview } from './RelatedPreview.tsx';

const RelatedGrid = lazy(async () => ({
  default: (await import('./RelatedGrid.tsx')).RelatedGrid,
}));

const TITLE_ID = 'related-gifs';

const rise = keyframes`
  from {
    transform: translateY(${HEADER_OFFSET - HEADER_HEIGHT}px);
  }
`;

/** Stays over the GIFs that scroll under it, and moves into its place as they come into view. */
const Title = styled.h2`
  position: sticky;
  top: 0;
  z-index: 1;
  margin: 0;
  padding: 6px 0 12px;
  background: linear-gradient(var(--page) 60%, transparent);
  font-size: 15px;
  font-weight: 700;
  letter-spacing: -0.005em;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} linear;
    animation-timeline: view();
    animation-range: entry;
  }
`;

const Shelf = styled.div`
  position: relative;
`;

/** Takes the grid's place until there is one, and then lies over it. */
const Stills = styled.div<{ $covers: boolean }>`
  ${({ $covers }) => $covers && 'position: absolute; inset: 0 0 auto; pointer-events: none;'}
`;

/**
 * What is like the GIF. The server sends the first ones as a preview; when the visitor does anything the grid
 * takes their places, and each still goes when its GIF has come.
 */
export function RelatedGifs(data: PageData) {
  const { related } = data;
  const isHydrated = useHydrated();
  const hasInteracted = useInteracted();
  const [shown, setShown] = useState<ReadonlySet<GifID>>(new Set());
  const [isGridThere, setGridThere] = useState(false);
  const onReady = useCallback(() => setGridThere(true), []);
  const onGifVisible = ({ id }: IGif) => setShown((ids) => new Set(ids).add(id));

  return (
    <section aria-labelledby={TITLE_ID}>
      <Title id={TITLE_ID}>Related GIFs</Title>
      <Shelf>
        {(hasInteracted || !related) && isHydrated && (
          <Suspense>
            <RelatedGrid {...data} onReady={onReady} onGifVisible={onGifVisible} />
          </Suspense>
        )}
        {related && (
          <Stills $covers={isGridThere} inert={isGridThere}>
            <RelatedPreview gifs={related} without={shown} />
          </Stills>
        )}
      </Shelf>
    </section>
  );
}
