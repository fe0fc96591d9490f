import type { GifID } from '@gifkit/model';
import { type SyntheticEvent, useContext, useRef } from 'react';
import { isFirstTime } from '../../core/visibility/list-sightings.ts';
import {
  isVisible,
  type SightingChange,
  sight,
  unsighted,
} from '../../core/visibility/sighting.ts';
import { useLatestCallback } from '../../shared/use-latest-callback.ts';
import { TileListContext } from '../tile-list.ts';

export interface SightingOptions {
  gifId: GifID;
  /** Called each time the GIF itself comes into view, in a list once. Gets the event if it was one of loading. */
  onVisible: (event?: SyntheticEvent<HTMLElement>) => void;
  /** Called once when the GIF itself is fully in view; in a list once for the list. */
  onSeen: () => void;
}

/** Notes what has changed about a GIF. The same function in every render. */
export type ChangeSighting = (change: SightingChange, event?: SyntheticEvent<HTMLElement>) => void;

/** Tells when a GIF is visible and when it was seen. */
export function useSighting({ gifId, onVisible, onSeen }: SightingOptions): ChangeSighting {
  const sighting = useRef(unsighted);
  const list = useContext(TileListContext)?.sightings;
  return useLatestCallback((change: SightingChange, event?: SyntheticEvent<HTMLElement>) => {
    const before = sighting.current;
    const after = sight(before, change);
    sighting.current = after;
    if (isVisible(after) && !isVisible(before) && isFirstTime(list?.visible, gifId)) {
      onVisible(event);
    }
    if (after.isSeen && !before.isSeen && isFirstTime(list?.seen, gifId)) onSeen();
  });
}
