'use client';

export type { ListPattern } from './core/keys/grid-move.ts';
export { mergeLabels, type PartialLabels } from './core/labels/merge-labels.ts';
export type { Columns } from './core/layout/columns-at.ts';
export type { GridLayout } from './core/layout/window.ts';
export { createGridMemory, type GridMemory, type PagesMemory } from './core/memory/grid-memory.ts';
export type { PageFetcherHost } from './core/paging/page-fetcher.ts';
export type { GifMedia } from './core/picture/gif-sources.ts';
export {
  createLabels,
  type LabelsContext,
  type LabelsProviderProps,
} from './labels/create-labels.tsx';
export { LabelsProvider, useLabels } from './labels/labels-context.ts';
export type { Labels } from './labels/languages/en.ts';
export type { GifListHandle } from './list/GifListRoot.tsx';
export type { GifListItemData, ItemTile } from './list/list-items.tsx';
export * as GifList from './list/parts.ts';
export { type GifPages, type GifPagesOptions, useGifPages } from './list/use-gif-pages.ts';
export { useLoadSentinel } from './list/use-load-sentinel.ts';
export { type MasonryProps, type MasonryWindow, useMasonry } from './list/use-masonry.ts';
export { MotionButton, type MotionButtonProps } from './motion/MotionButton.tsx';
export { MotionProvider, type MotionProviderProps } from './motion/MotionProvider.tsx';
export { type Motion, useMotion } from './motion/motion-context.ts';
export {
  PingbackContext,
  PingbackContextManager,
  type PingbackContextManagerProps,
  type PingbackContextValue,
} from './pingbacks/PingbackContextManager.tsx';
export type { Render } from './shared/render-part.ts';
export { StyleNonce } from './shared/use-ssr-style.tsx';
export * as Tile from './tile/parts.ts';
export type {
  FetchPriority,
  TileBehavior,
  TileEvents,
  TileOptions,
} from './tile/tile-options.ts';
export type { Proximity } from './tile/use-visibility.ts';
