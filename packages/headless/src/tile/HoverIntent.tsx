import { useEffect } from 'react';
import { hoverIntent } from '../core/visibility/hover-intent.ts';
import { useLatestCallback } from '../shared/use-latest-callback.ts';

/** Calls back after the pointer has rested for 200 ms. Mounted while the pointer is over the GIF. */
export function HoverIntent({ onRest }: { onRest: () => void }) {
  const onLatestRest = useLatestCallback(onRest);
  useEffect(() => {
    const { enter, leave } = hoverIntent(onLatestRest);
    enter();
    return leave;
  }, [onLatestRest]);
  return null;
}
