import type { GifID } from '@gifkit/model';
import { type SyntheticEvent, useContext, useRef } from 'react';
import { isFirstTime } from '../../core/visibility/list-impressions.ts';
import {
  initialVisibility,
  isVisible,
  type VisibilityChange,
  visibilityAfter,
} from '../../core/visibility/visibility.ts';
import { useLatestCallback } from '../../shared/use-latest-callback.ts';
import { TileListContext } from '../tile-list.ts';

export interface VisibilityOptions {
  gifId: GifID;
  /** Called each time the GIF itself comes into view, in a list once. Gets the event if it was one of loading. */
  onVisible: (event?: SyntheticEvent<HTMLElement>) => void;
  /** Called once when the GIF itself is fully in view; in a list once for the list. */
  onSeen: () => void;
}

/** Notes what has changed about a GIF. The same function in every render. */
export type ChangeVisibility = (
  change: VisibilityChange,
  event?: SyntheticEvent<HTMLElement>,
) => void;

/** Tells when a GIF is visible and when it was seen. */
export function useVisibility({ gifId, onVisible, onSeen }: VisibilityOptions): ChangeVisibility {
  const visibility = useRef(initialVisibility);
  const list = useContext(TileListContext)?.impressions;
  return useLatestCallback((change: VisibilityChange, event?: SyntheticEvent<HTMLElement>) => {
    const before = visibility.current;
    const after = visibilityAfter(before, change);
    visibility.current = after;
    if (isVisible(after) && !isVisible(before) && isFirstTime(list?.visible, gifId)) {
      onVisible(event);
    }
    if (after.isSeen && !before.isSeen && isFirstTime(list?.seen, gifId)) onSeen();
  });
}
