import type { RelatedStill } from '../page-data.ts';
import { embedPath } from '../page-data.ts';
import { useHydrated } from '../ui/use-media-query.ts';
import { PREVIEW_CLASS, tileClass } from './preview-css.ts';

interface RelatedPreviewProps {
  /** Each keeps its place. */
  all: readonly RelatedStill[];
  /** Those that the grid does not show yet. */
  shown: readonly RelatedStill[];
  /** The query of the links. @default none */
  query?: string | undefined;
}

/**
 * The first related GIFs as stills, laid out by style alone: they are there before any script, in their
 * places at any width, and load after the GIF above. Where each stands is in the styles that the server
 * sends with the page.
 */
export function RelatedPreview({ all, shown, query = '' }: RelatedPreviewProps) {
  // The host page's invitation travels on, so that it controls the next GIF as well.
  const hash = useHydrated() ? window.location.hash : '';
  return (
    <div className={PREVIEW_CLASS}>
      {all.map((still, index) =>
        shown.includes(still) ? (
          <a key={still.id} className={tileClass(index)} href={embedPath(still) + query + hash}>
            <img src={still.image} alt={still.alt} loading="lazy" fetchPriority="low" />
          </a>
        ) : undefined,
      )}
    </div>
  );
}
