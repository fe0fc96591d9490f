import { MotionButton, MotionProvider } from '@gifkit/headless';
import type { IGif } from '@gifkit/model';
import {
  type ComponentProps,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { framePath, type PageData } from '../page-data.ts';
import { LazyPart, lazyPart } from '../ui/LazyPart.tsx';
import { useEmbedLabels } from '../ui/labels.tsx';
import { VISITED, VISITOR_EVENTS } from '../ui/page-signs.ts';
import { handFocus } from '../ui/player-focus.ts';
import { ViewLink } from '../ui/ViewLink.tsx';
import { PREVIEW_CLASS, SHELF, tileClass } from './preview-css.ts';

/** Links of the stills in a page. The client never renders them, only removes them. */
const stillsIn = (shelf: Element | null): HTMLAnchorElement[] => [
  ...(shelf?.querySelectorAll<HTMLAnchorElement>(`.${PREVIEW_CLASS} a`) ?? []),
];

/** Moves focus from a related still to the same GIF in the grid. Does nothing if no still has focus. */
function focusSameGif(shelf: Element | null): void {
  const still = stillsIn(shelf).find((link) => link === document.activeElement);
  if (!still) return;
  const links = [...(shelf?.querySelectorAll<HTMLAnchorElement>('[data-giphy-id] a') ?? [])];
  handFocus(still, links.find(({ pathname }) => pathname === still.pathname) ?? links[0]);
}

/** Keeps the server's markup during hydration and later. The same object, because React compares it by identity. */
const SERVED = { __html: '' };

type StillsProps = Pick<PageData, 'related' | 'query'>;

/**
 * The first related GIFs as stills, laid out by styles that the server sends with the page. They need no script, fit
 * any width, and load after the main GIF. Without them, as in the client, keeps the markup of the server.
 */
function stillsProps({ related, query = '' }: StillsProps): ComponentProps<'div'> {
  if (!related) return { suppressHydrationWarning: true, dangerouslySetInnerHTML: SERVED };
  const links = related.map((still, index) => (
    <a key={still.id} className={tileClass(index)} href={framePath(still) + query}>
      <img src={still.image} alt={still.alt} loading="lazy" fetchPriority="low" />
    </a>
  ));
  return { children: <div className={PREVIEW_CLASS}>{links}</div> };
}

const RelatedGrid = lazyPart(() => import('./RelatedGrid.tsx'), 'RelatedGrid');

export const RELATED_TITLE_ID = 'related-gifs';

interface RelatedGifsProps extends PageData {
  onPausedChange: (isPaused: boolean) => void;
}

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
  const labels = useEmbedLabels();
  const hasVisitor = useVisitor();
  const [first, setFirst] = useState<readonly IGif[]>();
  const [hasFailed, setFailed] = useState(false);
  const shelf = useRef<HTMLDivElement>(null);
  const keepStills = useCallback((isKept: (path: string) => boolean) => {
    for (const still of stillsIn(shelf.current)) if (!isKept(still.pathname)) still.remove();
  }, []);
  const hideStill = useCallback(
    (visible: IGif) => keepStills((path) => path !== framePath(visible)),
    [keepStills],
  );
  useEffect(() => {
    // Links keep the host page's invitation, so that it also controls the next GIF.
    for (const still of stillsIn(shelf.current)) still.hash = location.hash;
  }, []);
  useLayoutEffect(() => {
    if (!first) return;
    focusSameGif(shelf.current);
    keepStills((path) => first.some((gif) => framePath(gif) === path));
  }, [first, keepStills]);
  return (
    <MotionProvider onPausedChange={onPausedChange}>
      <section aria-labelledby={RELATED_TITLE_ID}>
        <div className="related-heading">
          <h2 id={RELATED_TITLE_ID}>{labels.relatedGifs}</h2>
          {/* Not needed for stills, which do not move. */}
          {first && <MotionButton className="pause-all" />}
        </div>
        <div ref={shelf} {...{ [SHELF]: '' }}>
          <div className="related-stills" inert={first !== undefined} {...stillsProps(data)} />
          {hasVisitor && (
            <div className="related-grid" data-waiting={!(first || hasFailed) || undefined}>
              <LazyPart
                onError={() => setFailed(true)}
                fallback={<ViewLink gif={data.gif} service={data.service} />}
              >
                <RelatedGrid
                  {...data}
                  onGifsFetched={(gifs) => setFirst((before) => before ?? gifs)}
                  onGifsFetchError={() => setFailed(true)}
                  onGifVisible={hideStill}
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
