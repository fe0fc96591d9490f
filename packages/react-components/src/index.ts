export type { Columns } from './columns-at.ts';
export { Attribution, type AttributionProps } from './components/Attribution.tsx';
export { AttributionOverlay } from './components/AttributionOverlay.tsx';
export { Carousel } from './components/Carousel.tsx';
export type { CarouselProps } from './components/carousel-props.ts';
export {
  EmojiVariationsList,
  type EmojiVariationsListProps,
} from './components/EmojiVariationsList.tsx';
export { Gif } from './components/Gif.tsx';
export { Grid } from './components/Grid.tsx';
export type { GifOverlayProps } from './components/gif-overlay-props.ts';
export type { GifAppearanceProps, GifEventProps, GifProps } from './components/gif-props.ts';
export type { GridHandle } from './components/grid-handle.ts';
export type { GridPattern, GridProps } from './components/grid-props.ts';
export { Loader } from './components/Loader.tsx';
export {
  PingbackContext,
  PingbackContextManager,
  type PingbackContextManagerProps,
  type PingbackContextValue,
} from './components/PingbackContextManager.tsx';
export { SearchBar, type SearchBarProps } from './components/search/SearchBar.tsx';
export { SearchContext, type SearchContextProps } from './components/search/SearchContext.ts';
export {
  SearchContextManager,
  type SearchContextManagerProps,
} from './components/search/SearchContextManager.tsx';
export { SuggestionBar } from './components/search/SuggestionBar.tsx';
export type { SearchTheme } from './components/search/search-theme.ts';
export { VerifiedBadge, type VerifiedBadgeProps } from './components/VerifiedBadge.tsx';
export { Video } from './components/Video.tsx';
export { VideoOverlay, type VideoOverlayProps } from './components/VideoOverlay.tsx';
export {
  type IconProps,
  PauseIcon,
  PlayIcon,
  PlayPauseSize,
  VolumeOffIcon,
  VolumeOnIcon,
  VolumeSize,
} from './components/video/icons.tsx';
export type { VideoElementProps, VideoProps } from './components/video/video-props.ts';
export type { FetchPriority } from './fetch-priority.ts';
export { createGridMemory, type GridMemory } from './grid-memory.ts';
export type { FetchGifs } from './page-loader.ts';
export type { QuartileEvent } from './state/video.ts';
