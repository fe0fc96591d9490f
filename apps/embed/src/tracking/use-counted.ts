import type { GifAction } from '@gifkit/analytics';
import { type HoverIntent, hoverIntent } from '@gifkit/analytics/internal';
import { type RefObject, useCallback, useEffect, useMemo } from 'react';
import type { PageData } from '../page-data.ts';
import { useInteracted } from '../ui/use-interacted.ts';

export interface Counted {
  count: (action: GifAction) => void;
  /** To be told of the pointer: counts it once it has rested over the GIF. */
  hover: HoverIntent;
}

/**
 * Counts what happens to the GIF of the page. Analytics is lazy-loaded when the
 * visitor does anything; that the GIF was seen is sent then, too.
 */
export function useCounted(
  { gif, service }: Pick<PageData, 'gif' | 'service'>,
  frame: RefObject<Element | null>,
): Counted {
  const hasInteracted = useInteracted();
  const count = useCallback(
    async (action: GifAction) => {
      try {
        const { countGif } = await import('./pingbacks.ts');
        if (frame.current) countGif(action, gif, service, frame.current);
      } catch (error) {
        console.warn('pingbacks failing to post: analytics could not be loaded', error);
      }
    },
    [gif, service, frame],
  );
  useEffect(() => {
    if (hasInteracted) count('SEEN');
  }, [hasInteracted, count]);

  const hover = useMemo(() => hoverIntent(() => count('HOVER')), [count]);
  useEffect(() => hover.leave, [hover]);
  return { count, hover };
}
