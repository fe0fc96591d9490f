import { createContext, type ReactNode, useMemo, useState } from 'react';
import type { Proximity } from '../../core/visibility/proximity.ts';
import { useTileState } from '../tile-context.ts';
import { useTileEnvironment } from '../tile-list.ts';
import { useProximity } from './use-proximity.ts';

export interface ProximityInPage {
  proximity: Proximity;
  /** It was in the markup that a server rendered. */
  isFromServer: boolean;
  /** The browser may wait with the picture until it comes near. */
  isLazy: boolean;
}

export const TileProximityContext = createContext<ProximityInPage>({
  proximity: 'unknown',
  isFromServer: false,
  isLazy: false,
});

export interface TileProximityProps {
  children: ReactNode;
  /** How far it is in view when it is mounted. */
  first: Proximity;
}

/** How far a tile is in view, for its parts: when that changes, those that need it render, and not the tile. */
export function TileProximity({ children, first }: TileProximityProps) {
  const { root, changeVisibility } = useTileState();
  const { isHydrated } = useTileEnvironment();
  // The server cannot know what will be in view, so it renders the picture; hydration keeps it.
  const [isFromServer] = useState(!isHydrated);
  const proximity = useProximity(root, isFromServer ? 'shown' : first, changeVisibility);
  const isLazy = isFromServer && first !== 'shown';
  const value = useMemo(
    () => ({ proximity, isFromServer, isLazy }),
    [proximity, isFromServer, isLazy],
  );
  return <TileProximityContext.Provider value={value}>{children}</TileProximityContext.Provider>;
}
