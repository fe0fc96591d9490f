import { type ReactNode, useMemo } from 'react';
import { ListMotion } from '../motion/ListMotion.tsx';
import { usePageEnvironment } from './tile-environment.ts';
import { TileListContext, type TileListState } from './tile-list.ts';

export interface TileListProps extends TileListState {
  children: ReactNode;
  /** Whether the pictures of the list are paused; undefined takes the value from around the list. */
  paused: boolean | undefined;
}

/** Gives the tiles of a list what they share. */
export function TileList({ children, environment, impressions, onMove, paused }: TileListProps) {
  const list = useMemo(
    () => ({ environment, impressions, onMove }),
    [environment, impressions, onMove],
  );
  return (
    <ListMotion paused={paused}>
      <TileListContext.Provider value={list}>{children}</TileListContext.Provider>
    </ListMotion>
  );
}

/** Around a tile that stands alone. */
export function NoList({ children }: { children: ReactNode }) {
  const environment = usePageEnvironment();
  const list = useMemo(() => ({ environment }), [environment]);
  return <TileListContext.Provider value={list}>{children}</TileListContext.Provider>;
}
