import type { GifID } from '@gifkit/model';
import { type SyntheticEvent, useRef } from 'react';
import { isFirstTime, type ListImpressions } from '../../core/visibility/list-impressions.ts';
import {
  initialVisibility,
  isVisible,
  type VisibilityChange,
  visibilityAfter,
} from '../../core/visibility/visibility.ts';
import { useLatestCallback } from '../../shared/use-latest-callback.ts';

interface VisibilityOptions {
  gifId: GifID;
  impressions: ListImpressions | undefined;
  /** Called each time the GIF itself comes into view, once in a list. Receives the load event if loading caused it. */
  onVisible: (event?: SyntheticEvent<HTMLElement>) => void;
  /** Called once when the GIF itself is fully in view; once per list in a list. */
  onSeen: (place: DOMRectReadOnly | undefined) => void;
}

export type ChangeVisibility = (
  change: VisibilityChange,
  event?: SyntheticEvent<HTMLElement>,
) => void;

export function useVisibility({
  gifId,
  impressions,
  onVisible,
  onSeen,
}: VisibilityOptions): ChangeVisibility {
  const visibility = useRef(initialVisibility);
  return useLatestCallback((change: VisibilityChange, event?: SyntheticEvent<HTMLElement>) => {
    const before = visibility.current;
    const after = visibilityAfter(before, change);
    visibility.current = after;
    if (isVisible(after) && !isVisible(before) && isFirstTime(impressions?.visible, gifId)) {
      onVisible(event);
    }
    if (after.isSeen && !before.isSeen && isFirstTime(impressions?.seen, gifId)) {
      onSeen(after.place);
    }
  });
}
