export type { Columns } from './core/layout/columns-at.ts';
export type { GridLayout } from './core/layout/window.ts';
export { createGridMemory, type GridMemory } from './core/memory/grid-memory.ts';
export type { PageLoaderHost } from './core/paging/page-loader.ts';
export type { PagesMemory } from './core/paging/pages-memory.ts';
export { type GifPages, type GifPagesOptions, useGifPages } from './list/use-gif-pages.ts';
export { useLoadSentinel } from './list/use-load-sentinel.ts';
export { type MasonryProps, type MasonryWindow, useMasonry } from './list/use-masonry.ts';
