import type { GifAction } from '@gifkit/analytics';
import {
  type HoverIntent,
  hoverIntent,
} from '@gifkit/headless/internal/core/visibility/hover-intent.ts';
import { type RefObject, useCallback, useEffect, useMemo } from 'react';
import type { PageData } from '../page-data.ts';
import { countLazily } from './count.ts';

/** What visitors have who do not point by touch alone. */
const HAS_POINTER = '(hover: hover)';

export interface Counted {
  count: (action: GifAction) => void;
  /** To be told of the pointer: counts it once it has rested over the GIF. */
  hover: HoverIntent;
}

/** Counts what happens to the GIF of the page. That it was seen, the start script counts. */
export function useCounted(
  { gif, service }: Pick<PageData, 'gif' | 'service'>,
  frame: RefObject<Element | null>,
): Counted {
  const count = useCallback(
    (action: GifAction) => {
      if (frame.current) countLazily(action, { gif, service }, frame.current);
    },
    [gif, service, frame],
  );
  const hover = useMemo(() => hoverIntent(() => count('HOVER')), [count]);
  useEffect(() => {
    // The pointer may have been there before React listened. After a touch, browsers say so without one.
    if (matchMedia(HAS_POINTER).matches && frame.current?.matches(':hover')) hover.enter();
    return hover.leave;
  }, [hover, frame]);
  return { count, hover };
}
