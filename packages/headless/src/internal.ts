// For other packages of this project only: these exports may change with any version.
export { isProduction } from './core/shared/is-production.ts';
export { loadChunk } from './core/shared/load-chunk.ts';
export { isOnScreen } from './core/visibility/is-on-screen.ts';
export {
  elementsAround,
  hostOf,
  isElement,
  type Root,
  rootOf,
  rootsAround,
} from './core/visibility/roots.ts';
export { scrollParentOf } from './core/visibility/scroll-parent.ts';
export { viewOf } from './core/visibility/view-of.ts';
export { useListSightings } from './list/use-list-sightings.ts';
export type { MountedTiles } from './list/use-mounted-tiles.ts';
export { useRowScroll } from './list/use-row-scroll.ts';
export { useScrollMemory } from './list/use-scroll-memory.ts';
export { useHydrated } from './shared/use-hydrated.ts';
export { useIsomorphicLayoutEffect } from './shared/use-isomorphic-layout-effect.ts';
