import type { GifAction } from '@gifkit/analytics';
import { hoverIntent } from '@gifkit/headless/core';
import { type RefObject, useCallback, useEffect, useMemo } from 'react';
import type { PageData } from '../page-data.ts';
import { countLazily } from './count.ts';
import { track } from './track.ts';

const HAS_POINTER = '(hover: hover)';

/** Counts events of the page's GIF; a hover once the pointer has rested over it. The start script counts it as seen. */
export function useCounted(
  { gif, service }: Pick<PageData, 'gif' | 'service'>,
  frame: RefObject<Element | null>,
) {
  const count = useCallback(
    (action: GifAction) => {
      if (frame.current) countLazily(action, { gif, service }, frame.current);
    },
    [gif, service, frame],
  );
  const hover = useMemo(
    () =>
      hoverIntent(() => {
        track('hover', 'player');
        count('HOVER');
      }),
    [count],
  );
  useEffect(() => {
    // The pointer may have entered before hydration. After a tap, browsers report :hover without a pointer.
    if (matchMedia(HAS_POINTER).matches && frame.current?.matches(':hover')) hover.enter();
    return hover.leave;
  }, [hover, frame]);
  return { count, hover };
}
