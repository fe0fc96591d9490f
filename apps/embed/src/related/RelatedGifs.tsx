import type { GifID, IGif } from '@gifkit/model';
import { safeUrl } from '@gifkit/model';
import { MotionProvider } from '@gifkit/react-components';
import { memo, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { HEADER_HEIGHT, HEADER_OFFSET } from '../constants.ts';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import type { PageData } from '../page-data.ts';
import { LazyPart, lazyPart } from '../ui/LazyPart.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useIdle } from '../ui/use-idle.ts';
import { useInteracted } from '../ui/use-interacted.ts';
import { focusSameGif } from './focus-same-gif.ts';
import { PauseAll } from './PauseAll.ts';
import { SHELF } from './preview-css.ts';
import { RelatedPreview } from './RelatedPreview.tsx';

const RelatedGrid = lazyPart(
  () => import('./RelatedGrid.tsx'),
  ({ RelatedGrid }) => RelatedGrid,
);

/** Id of their heading. */
export const RELATED_TITLE_ID = 'related-gifs';

const rise = keyframes`
  from {
    transform: translateY(${HEADER_OFFSET - HEADER_HEIGHT}px);
  }
`;

/** Stays over the GIFs that scroll under it, and moves into its place as they come into view. */
const Heading = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 40px;
  padding: 2px 0 8px;
  background: linear-gradient(var(--page) 60%, transparent);

  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} linear;
    animation-timeline: view();
    animation-range: entry;
  }
`;

const Title = styled.h2`
  margin: 0;
  font-size: 15px;
  font-weight: 700;
`;

const Shelf = styled.div`
  position: relative;
`;

/** Lies over the stills until it has GIFs of its own; only then does it take up room. */
const Waiting = styled.div<{ $isWaiting: boolean }>`
  ${({ $isWaiting }) =>
    $isWaiting && 'position: absolute; inset: 0 0 auto; visibility: hidden; pointer-events: none;'}
`;

/** Takes the grid's place until there is one, and then lies over it. */
const Stills = styled.div<{ $covers: boolean }>`
  ${({ $covers }) => $covers && 'position: absolute; inset: 0 0 auto; z-index: 1; pointer-events: none;'}
`;

interface RelatedGifsProps extends PageData {
  /** The visitor paused everything, or lets it move. */
  onPausedChange: (isPaused: boolean) => void;
}

type Progress = 'waiting' | 'there' | 'failed';

/**
 * What is like the GIF. The server sends the first ones as stills; when the visitor has done anything, and been
 * answered, the grid takes their places, and each still goes when its GIF has come.
 */
function Related({ onPausedChange, ...data }: RelatedGifsProps) {
  const { related, gif, service, query } = data;
  const labels = useEmbedLabels();
  const isHydrated = useHydrated();
  const hasInteracted = useInteracted();
  const isTime = useIdle((hasInteracted || !related) && isHydrated);
  const [progress, setProgress] = useState<Progress>('waiting');
  const [stills, setStills] = useState(related ?? []);
  const hide = (isHidden: (id: GifID) => boolean) =>
    setStills((shown) => shown.filter(({ id }) => !isHidden(id)));

  const onGifsFetched = (gifs: IGif[]) => {
    if (progress !== 'there') hide((id) => !gifs.some((other) => other.id === id));
    setProgress('there');
  };
  const hasStills = stills.length > 0;
  const covers = progress === 'there';
  const shelf = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (covers && shelf.current) focusSameGif(shelf.current);
  }, [covers]);
  return (
    <MotionProvider onPausedChange={onPausedChange}>
      <section aria-labelledby={RELATED_TITLE_ID}>
        <Heading>
          <Title id={RELATED_TITLE_ID}>{labels.relatedGifs}</Title>
          {/* Stills do not move. */}
          {covers && <PauseAll />}
        </Heading>
        <Shelf ref={shelf} {...{ [SHELF]: '' }}>
          {hasStills && (
            <Stills $covers={covers} inert={covers}>
              <RelatedPreview all={related ?? []} shown={stills} query={query} />
            </Stills>
          )}
          {isTime && (
            <Waiting $isWaiting={progress === 'waiting' && hasStills}>
              <LazyPart
                onError={() => setProgress('failed')}
                fallback={() => (
                  <a
                    href={safeUrl(gif.url) ?? safeUrl(service.siteUrl)}
                    target="_blank"
                    rel="noopener"
                  >
                    {labels.seeMoreOn(service.providerName ?? labels.website)}
                  </a>
                )}
              >
                <RelatedGrid
                  {...data}
                  onGifsFetched={onGifsFetched}
                  onGifsFetchError={() => setProgress((now) => (now === 'there' ? now : 'failed'))}
                  onGifVisible={({ id }) => hide((other) => other === id)}
                />
              </LazyPart>
            </Waiting>
          )}
        </Shelf>
      </section>
    </MotionProvider>
  );
}

/** Hydrated after the player, and not rendered again by what happens there. */
export const RelatedGifs = memo(function RelatedGifs(props: RelatedGifsProps) {
  return (
    <Suspense>
      <Related {...props} />
    </Suspense>
  );
});
