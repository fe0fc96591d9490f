import type { GifID } from '@gifkit/model';
import { type SyntheticEvent, useContext, useRef } from 'react';
import { useLatestCallback } from '../shared/use-latest-callback.ts';
import { isFirstTime, ListSightingsContext } from './list-sightings.ts';
import { isVisible, type SightingChange, sight, unsighted } from './sighting.ts';

export interface SightingOptions {
  gifId: GifID;
  /** Each time the GIF itself comes into view, in a list once; with the event when that was by loading. */
  onVisible: (event?: SyntheticEvent<HTMLElement>) => void;
  /** Once, in a list once for the list, when the GIF itself is fully in view. */
  onSeen: () => void;
}

/** To be told what changes about a GIF; stays the same. */
export type ChangeSighting = (change: SightingChange, event?: SyntheticEvent<HTMLElement>) => void;

/** Tells when a GIF is visible and when it was seen. */
export function useSighting({ gifId, onVisible, onSeen }: SightingOptions): ChangeSighting {
  const sighting = useRef(unsighted);
  const list = useContext(ListSightingsContext);
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
