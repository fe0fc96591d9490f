export {
  CHUNK_RETRY_DELAY,
  FALLBACK_SIZE,
  FETCH_DEBOUNCE,
  MAX_PLAYING_FILMS,
  PICKER_DEBOUNCE,
  REDUCED_MOTION,
  SEARCH_DEBOUNCE,
} from './constants.ts';
export { isComposing, isRightToLeft } from './keys/arrow-step.ts';
export type { ListPattern } from './keys/grid-command.ts';
export { formatInteger } from './labels/format-integer.ts';
export type { PartialLabels } from './labels/merge-labels.ts';
export { type Columns, columnSteps, columnsAt } from './layout/columns-at.ts';
export { createGridLayout, tileHeight } from './layout/grid-layout.ts';
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
export type { AccountStorage, PickerStorage } from './picker/saved/picker-storage.ts';
export { writeSaved } from './picker/saved/saved.ts';
export {
  type ChosenRendition,
  chooseRendition,
  type RenditionFormat,
} from './picker/send/choose-rendition.ts';
export { toFile, toMarkdown, toUrl } from './picker/send/formats.ts';
export type { PickerSelection } from './picker/send/selection.ts';
export type { PickerTab, Step } from './picker/state/picker-reducer.ts';
export { type GifMedia, type GifSources, getGifSources } from './picture/gif-sources.ts';
export { isFilmBroken } from './playback/play-tile-film.ts';
export type { QuartileEvent } from './playback/video-reducer.ts';
export { finite, finiteProps } from './shared/finite.ts';
export { hoverIntent } from './visibility/hover-intent.ts';
export { observeIntersection } from './visibility/intersection.ts';
export { observeScroll, rootOf } from './visibility/roots.ts';
export { observeResize, scaleOf, viewOf } from './visibility/view-of.ts';
