import { createContext, type ReactNode, useMemo, useState } from 'react';
import type { Stage } from '../../core/visibility/stage.ts';
import { useTileState } from '../tile-context.ts';
import { useTileEnvironment } from '../tile-list.ts';
import { useStage } from './use-stage.ts';

export interface StageInPage {
  stage: Stage;
  /** It was in the markup that a server rendered. */
  isFromServer: boolean;
  /** The browser may wait with the picture until it comes near. */
  isLazy: boolean;
}

export const TileStageContext = createContext<StageInPage>({
  stage: 'waiting',
  isFromServer: false,
  isLazy: false,
});

export interface TileStageProps {
  children: ReactNode;
  /** How far it is in view when it is mounted. */
  first: Stage;
}

/** How far a tile is in view, for its parts: when that changes, those that need it render, and not the tile. */
export function TileStage({ children, first }: TileStageProps) {
  const { root, changeSighting } = useTileState();
  const { isHydrated } = useTileEnvironment();
  // The server cannot know what will be in view, so it renders the picture; hydration keeps it.
  const [isFromServer] = useState(!isHydrated);
  const stage = useStage(root, isFromServer ? 'shown' : first, changeSighting);
  const isLazy = isFromServer && first !== 'shown';
  const value = useMemo(() => ({ stage, isFromServer, isLazy }), [stage, isFromServer, isLazy]);
  return <TileStageContext.Provider value={value}>{children}</TileStageContext.Provider>;
}
