import { hoverIntent } from '@gifkit/analytics/internal';
import { useEffect } from 'react';
import { useLatestCallback } from '../shared/use-latest-callback.ts';

export interface RestingPointerProps {
  onRest: () => void;
}

/** Tells when a pointer has rested for 200 ms. Is there while it is over the GIF. */
export function RestingPointer({ onRest }: RestingPointerProps) {
  const onLatestRest = useLatestCallback(onRest);
  useEffect(() => {
    const { enter, leave } = hoverIntent(onLatestRest);
    enter();
    return leave;
  }, [onLatestRest]);
  return null;
}
