'use client';

export type { FetchGifs } from '@gifkit/fetch-api';
export type {
  Labels,
  Motion,
  PingbackContextValue,
} from '@gifkit/headless';
export {
  createLabels,
  LabelsProvider,
  MotionButton,
  MotionProvider,
  PingbackContext,
  PingbackContextManager,
  useLabels,
  useMotion,
} from '@gifkit/headless';
export type {
  Columns,
  GifMedia,
  GridMemory,
  PartialLabels,
  QuartileEvent,
} from '@gifkit/headless/core';
export { createGridMemory } from '@gifkit/headless/core';
export type { FetchPriority, TileEvents as GifEventProps } from '@gifkit/headless/tile';
export type { Captions, CaptionTrack } from '@gifkit/headless/video';
export { useCaptions } from '@gifkit/headless/video';
export { DefaultAvatar } from './attribution/DefaultAvatar.tsx';
export { captionsCss } from './captions/captions-css.ts';
export { Carousel, type CarouselProps } from './carousel/Carousel.tsx';
export { EmojiVariationsList } from './emoji/EmojiVariationsList.tsx';
export type { EmojiVariationsListProps } from './emoji/emoji-variations-list-props.ts';
export { Gif } from './gif/Gif.tsx';
export type { GifAppearanceProps, GifOverlayProps, GifProps } from './gif/gif-props.ts';
export { playButtonCss } from './gif/play-button-css.ts';
export { tileClasses, tileCss } from './gif/tile-styles.ts';
export { Grid } from './grid/Grid.tsx';
export type { GridHandle, GridProps } from './grid/grid-props.ts';
export { GifMessage } from './message/GifMessage.tsx';
export { Loader } from './paging/Loader.tsx';
export { SearchBar, type SearchBarProps } from './search/SearchBar.tsx';
export { SearchContext, type SearchContextProps } from './search/SearchContext.ts';
export { SearchContextManager } from './search/SearchContextManager.tsx';
export { SuggestionBar } from './search/SuggestionBar.tsx';
export type { SearchTheme } from './search/ThemedArea.ts';
export {
  Attribution,
  AttributionOverlay,
  CaptionsButton,
  VerifiedBadge,
} from './shared-with-lazy.ts';
export {
  CaptionsIcon,
  PauseIcon,
  PlayIcon,
  PlayPauseSize,
  VolumeOffIcon,
  VolumeOnIcon,
  VolumeSize,
} from './video/icons.tsx';
export { progressCss } from './video/progress-css.ts';
export { Video } from './video/Video.tsx';
export { VideoOverlay } from './video/VideoOverlay.tsx';
export type { VideoProps } from './video/video-props.ts';
