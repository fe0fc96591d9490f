// For other packages of this project only: these exports may change with any version. Lazy-loaded files import modules
// one by one, by `@gifkit/headless/internal/*`: some bundlers (esbuild) put whatever a shared barrel names into the
// first chunk.

export {
  CHUNK_RETRY_DELAY,
  FETCH_DEBOUNCE,
  MAX_PLAYING_FILMS,
  PICKER_FAVOURITES,
  PICKER_RECENTS,
  PICKER_RENDITION_WIDTH,
  REDUCED_MOTION,
  SEARCH_DEBOUNCE,
  TYPEAHEAD_PAUSE,
} from './core/constants.ts';
export { arrowStep, isRightToLeft } from './core/keys/arrow-step.ts';
export { tileHeight } from './core/layout/grid-layout.ts';
export { retryDelay } from './core/paging/retry-delay.ts';
export { getGifSources } from './core/picture/gif-sources.ts';
export {
  fileTypeOf,
  progressAt,
  quartilesAt,
  startVideo,
  type VideoState,
  videoReducer,
} from './core/playback/video-reducer.ts';
export { isProduction } from './core/shared/is-production.ts';
export { loadChunk } from './core/shared/load-chunk.ts';
export { observeIntersection } from './core/visibility/intersection.ts';
export {
  elementsAround,
  hostOf,
  isElement,
  type Root,
  rootOf,
  rootsAround,
} from './core/visibility/roots.ts';
export { scrollParentOf } from './core/visibility/scroll-parent.ts';
export { isOnScreen, viewOf } from './core/visibility/view-of.ts';
export { useLabelsOr } from './labels/labels-context.ts';
export {
  altEnglish,
  attributionEnglish,
  emojiEnglish,
  listEnglish,
  loadingEnglish,
  pickerEnglish,
  playbackEnglish,
  searchEnglish,
  videoEnglish,
} from './labels/languages/en.ts';
export { LANGUAGES, type Language } from './labels/languages.ts';
export { GifListItem } from './list/GifListItem.tsx';
export { GifListMasonry } from './list/GifListMasonry.tsx';
export { GifListRoot } from './list/GifListRoot.tsx';
export { GifListRow } from './list/GifListRow.tsx';
export { GifListNext, GifListPrevious } from './list/GifListScroll.tsx';
export { GifListEmpty, GifListEnd, GifListError, GifListLoading } from './list/GifListState.tsx';
export { GifListViewport } from './list/GifListViewport.tsx';
export { ListStatus } from './list/ListStatus.tsx';
export { useGifList } from './list/list-context.ts';
export { MotionContext, useListMotion } from './motion/motion-context.ts';
export { usePingbacks } from './pingbacks/use-pingbacks.ts';
export { pathWithin } from './shared/event-path.ts';
export {
  type FocusPlace,
  focusAnyway,
  focusedFrom,
  focusFirst,
  keepFocus,
  useKeptFocus,
} from './shared/keep-focus.ts';
export { LiveRegion } from './shared/LiveRegion.tsx';
export { lazyComponent } from './shared/lazy-component.ts';
export { matchesMedia, mediaQuery, observeMedia } from './shared/media-query.ts';
export { optionId } from './shared/option-id.ts';
export { rememberedAs } from './shared/remembered.ts';
export { type MotionChoice, TileListContext } from './shared/tile-list.ts';
export { useHydrated } from './shared/use-hydrated.ts';
export { useIsomorphicLayoutEffect } from './shared/use-isomorphic-layout-effect.ts';
export { useLatest } from './shared/use-latest.ts';
export { useLatestCallback } from './shared/use-latest-callback.ts';
export { isMotionReduced, subscribeToReducedMotion } from './shared/use-reduced-motion.ts';
export { useShallowStable } from './shared/use-shallow-stable.ts';
export { useSsrStyle } from './shared/use-ssr-style.tsx';
export { TilePicture } from './tile/picture/TilePicture.tsx';
export { TileBoundary } from './tile/TileBoundary.tsx';
export { TileLink } from './tile/TileLink.tsx';
export { Tile, TileRoot, type TileRootProps } from './tile/TileRoot.tsx';
export { useTileState } from './tile/tile-context.ts';
export { useAlt, useAltLang, useAlts } from './tile/use-alt.ts';
