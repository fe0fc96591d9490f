import { useCallback } from 'react';
import { type Sentinel, useGifList } from './list-context.ts';

/** Tells the list of one of its sentinels; it goes on while any of them is in view. */
export function useSentinel(name: Sentinel): (isInView: boolean) => void {
  const { sentinels, pages } = useGifList();
  const { onSentinelInView } = pages;
  return useCallback(
    (isInView) => {
      if (isInView) sentinels.add(name);
      else sentinels.delete(name);
      onSentinelInView(sentinels.size > 0);
    },
    [name, sentinels, onSentinelInView],
  );
}
