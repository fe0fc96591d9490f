export {
  bestTrack,
  CAPTIONS_OFF,
  type CaptionPreferences,
  type CaptionTrack,
  captionTracksOf,
  chooseTrack,
} from './captions/caption-tracks.ts';
export { type Cue, lineAt, type TranscriptLine, toTranscript } from './captions/cue-lines.ts';
export { FETCH_DEBOUNCE } from './constants.ts';
export {
  arrowStep,
  isComposing,
  isRightToLeft,
  type ListKey,
  type PressedKey,
} from './keys/arrow-step.ts';
export { cellMove } from './keys/cell-move.ts';
export { type GridPlace, gridMove, type ListPattern } from './keys/grid-move.ts';
export { rowMove } from './keys/row-move.ts';
export { findTyped, isCharacter, nothingTyped, type Typed, type } from './keys/typeahead.ts';
export { type VideoMove, videoMove } from './keys/video-move.ts';
export { mergeLabels, type PartialLabels } from './labels/merge-labels.ts';
export { type Columns, columnsAt } from './layout/columns-at.ts';
export { type ContainerWidth, settleWidth, unmeasured } from './layout/container-width.ts';
export { createGridLayout, tileHeight } from './layout/grid-layout.ts';
export {
  createMasonry,
  type Masonry,
  type MasonryOptions,
  type Position,
} from './layout/masonry.ts';
export { type Direction, neighbourOf, pageFrom } from './layout/neighbour.ts';
export { covers, type PixelRange, rangeInView, withFocused } from './layout/range.ts';
export { createRowLayout, indicesAlong, type RowLayout, type RowOptions } from './layout/row.ts';
export { type GridLayout, indicesWithin, overlaps } from './layout/window.ts';
export { createGridMemory, type GridMemory, type PagesMemory } from './memory/grid-memory.ts';
export {
  createPageFetcher,
  type PageFetcher,
  type PageFetcherHost,
} from './paging/page-fetcher.ts';
export { type Pages, type Paging, startPaging } from './paging/paging.ts';
export { retryDelay } from './paging/retry-delay.ts';
export {
  type GifMedia,
  type GifSources,
  getFilmSource,
  getGifSources,
  getPlaceholder,
} from './picture/gif-sources.ts';
export { createFilmPool, type FilmPool, type FilmTurn } from './playback/film-pool.ts';
export {
  type Picture,
  type PictureAction,
  pictureReducer,
  unloaded,
} from './playback/picture-reducer.ts';
export { playFilm, type Refusal } from './playback/play-film.ts';
export {
  fileTypeOf,
  progressAt,
  type QuartileEvent,
  quartilesAt,
  startVideo,
  type VideoAction,
  type VideoState,
  videoReducer,
} from './playback/video-reducer.ts';
export { createFastScroll, type FastScroll } from './visibility/fast-scroll.ts';
export { followRange, type RangeFollower } from './visibility/follow-range.ts';
export { observeIntersection } from './visibility/intersection.ts';
export {
  createListImpressions,
  isFirstTime,
  type ListImpressions,
} from './visibility/list-impressions.ts';
export { observeScroll } from './visibility/observe-scroll.ts';
export { observeResize } from './visibility/resize.ts';
export {
  initialVisibility,
  isVisible,
  type Proximity,
  proximityAfter,
  type Visibility,
  type VisibilityChange,
  visibilityAfter,
} from './visibility/visibility.ts';
