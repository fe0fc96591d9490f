import { MotionButton, MotionProvider } from '@gifkit/headless';
import { useHydrated } from '@gifkit/headless/utils';
import type { IGif } from '@gifkit/model';
import { memo, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { framePath, type PageData, type RelatedStill } from '../page-data.ts';
import { LazyPart, lazyPart } from '../ui/LazyPart.tsx';
import { useEmbedLabels } from '../ui/labels.tsx';
import { VISITED, VISITOR_EVENTS } from '../ui/page-signs.ts';
import { handFocus } from '../ui/player-focus.ts';
import { ViewLink } from '../ui/ViewLink.tsx';
import { PREVIEW_CLASS, SHELF, tileClass } from './preview-css.ts';

/** Moves focus from a related still to the same GIF in the grid. Does nothing if no still has focus. */
function focusSameGif(shelf: Element): void {
  const still = shelf.querySelector<HTMLAnchorElement>(`.${PREVIEW_CLASS} a:focus`);
  if (!still) return;
  const page = still.pathname;
  const links = [...shelf.querySelectorAll<HTMLAnchorElement>('[data-giphy-id] a')];
  handFocus(still, links.find(({ pathname }) => pathname === page) ?? links[0]);
}

interface RelatedPreviewProps {
  /** All stills; the index decides the position of each. */
  all: readonly RelatedStill[];
  shown: readonly RelatedStill[];
  query?: string | undefined;
}

/**
 * The first related GIFs as stills, laid out by styles that the server sends with the page. They need no script, fit
 * any width, and load after the main GIF.
 */
export function RelatedPreview({ all, shown, query = '' }: RelatedPreviewProps) {
  // Links keep the host page's invitation, so that it also controls the next GIF.
  const hash = useHydrated() ? window.location.hash : '';
  return (
    <div className={PREVIEW_CLASS}>
      {all.map((still, index) =>
        shown.includes(still) ? (
          <a key={still.id} className={tileClass(index)} href={framePath(still) + query + hash}>
            <img src={still.image} alt={still.alt} loading="lazy" fetchPriority="low" />
          </a>
        ) : undefined,
      )}
    </div>
  );
}

const RelatedGrid = lazyPart(() => import('./RelatedGrid.tsx'), 'RelatedGrid');

export const RELATED_TITLE_ID = 'related-gifs';

interface RelatedGifsProps extends PageData {
  onPausedChange: (isPaused: boolean) => void;
}

type Progress = 'waiting' | 'there' | 'failed';

/** Whether the visitor has interacted, also before hydration. */
function useVisitor(): boolean {
  const [hasVisitor, setVisitor] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const onEvent = () => {
      listening.abort();
      setVisitor(true);
    };
    if (document.documentElement.hasAttribute(VISITED)) onEvent();
    for (const name of VISITOR_EVENTS) {
      window.addEventListener(name, onEvent, { passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return hasVisitor;
}

/**
 * Related GIFs. The server sends the first ones as stills. After the visitor's first interaction the grid
 * replaces them; each still disappears when its GIF has loaded.
 */
function Related({ onPausedChange, ...data }: RelatedGifsProps) {
  const { related, query } = data;
  const labels = useEmbedLabels();
  const hasVisitor = useVisitor();
  const isHydrated = useHydrated();
  const [progress, setProgress] = useState<Progress>('waiting');
  const [stills, setStills] = useState(related ?? []);
  const hideGif = useCallback(
    (visible: IGif) => setStills((shown) => shown.filter(({ id }) => id !== visible.id)),
    [],
  );

  const onGifsFetched = (gifs: IGif[]) => {
    if (progress !== 'there') {
      setStills((shown) => shown.filter(({ id }) => gifs.some((gif) => gif.id === id)));
    }
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
        <div className="related-heading">
          <h2 id={RELATED_TITLE_ID}>{labels.relatedGifs}</h2>
          {/* Not needed for stills, which do not move. */}
          {covers && <MotionButton className="pause-all" />}
        </div>
        <div ref={shelf} {...{ [SHELF]: '' }}>
          {related && (
            <div className="related-stills" inert={covers}>
              <RelatedPreview all={related} shown={stills} query={query} />
            </div>
          )}
          {(hasVisitor || (isHydrated && !related)) && (
            <div
              className="related-grid"
              data-waiting={(progress === 'waiting' && hasStills) || undefined}
            >
              <LazyPart
                onError={() => setProgress('failed')}
                fallback={<ViewLink gif={data.gif} service={data.service} />}
              >
                <RelatedGrid
                  {...data}
                  onGifsFetched={onGifsFetched}
                  onGifsFetchError={() => setProgress((now) => (now === 'there' ? now : 'failed'))}
                  onGifVisible={hideGif}
                />
              </LazyPart>
            </div>
          )}
        </div>
      </section>
    </MotionProvider>
  );
}

/** Hydrates after the player and does not rerender with it. */
export const RelatedGifs = memo(function RelatedGifs(props: RelatedGifsProps) {
  return (
    <Suspense>
      <Related {...props} />
    </Suspense>
  );
});
