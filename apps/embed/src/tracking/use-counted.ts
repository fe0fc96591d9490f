import type { GifAction } from '@gifkit/analytics';
import { type RefObject, useCallback, useEffect } from 'react';
import type { PageData } from '../page/page-data.ts';
import { useInteracted } from '../page/use-interacted.ts';

/**
 * Counts what happens to the GIF of the page (spec.md section 7, library events). Analytics comes apart, when
 * the visitor does anything; that the GIF was seen is told then, too.
 */
export function useCounted(
  { gif, service }: Pick<PageData, 'gif' | 'service'>,
  frame: RefObject<Element | null>,
): (action: GifAction) => void {
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
  return count;
}
