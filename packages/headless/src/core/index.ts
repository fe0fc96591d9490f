export { FETCH_DEBOUNCE } from './constants.ts';
export { mergeLabels, type PartialLabels } from './labels/merge-labels.ts';
export { type Columns, columnsAt } from './layout/columns-at.ts';
export { createGridLayout } from './layout/grid-layout.ts';
export type { MasonryOptions, Position } from './layout/masonry.ts';
export { type PixelRange, rangeInView } from './layout/range.ts';
export { createRowLayout, indicesAlong, type RowLayout, type RowOptions } from './layout/row.ts';
export { type GridLayout, indicesWithin } from './layout/window.ts';
export { createGridMemory, type GridMemory, type PagesMemory } from './memory/grid-memory.ts';
export {
  createPageFetcher,
  type PageFetcher,
  type PageFetcherHost,
} from './paging/page-fetcher.ts';
export { type Pages, startPaging } from './paging/pages.ts';
export { type GifMedia, type GifSources, getGifSources } from './picture/gif-sources.ts';
export type { QuartileEvent } from './playback/video-reducer.ts';
