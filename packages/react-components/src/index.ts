'use client';

export type { FetchGifs } from '@gifkit/fetch-api';
export type { FetchPriority, Labels } from '@gifkit/headless';
export {
  createLabels,
  type LabelsContext,
  LabelsProvider,
  type LabelsProviderProps,
  type Motion,
  MotionButton,
  type MotionButtonProps,
  MotionProvider,
  type MotionProviderProps,
  PingbackContext,
  PingbackContextManager,
  type PingbackContextManagerProps,
  type PingbackContextValue,
  useLabels,
  useMotion,
} from '@gifkit/headless';
export {
  type Columns,
  createGridMemory,
  type GridMemory,
  mergeLabels,
  type PartialLabels,
  type QuartileEvent,
} from '@gifkit/headless/core';
export {
  type Captions,
  type CaptionsOptions,
  type CaptionTrack,
  useCaptions,
} from '@gifkit/headless/video';
export { Attribution, type AttributionProps } from './attribution/Attribution.tsx';
export { AttributionOverlay } from './attribution/AttributionOverlay.tsx';
export type { GifOverlayProps } from './attribution/gif-overlay-props.ts';
export { VerifiedBadge, type VerifiedBadgeProps } from './attribution/VerifiedBadge.tsx';
export { CaptionsButton, type CaptionsButtonProps } from './captions/CaptionsButton.tsx';
export { Carousel, type CarouselProps } from './carousel/Carousel.tsx';
export { EmojiVariationsList } from './emoji/EmojiVariationsList.tsx';
export type { EmojiVariationsListProps } from './emoji/emoji-variations-list-props.ts';
export { Gif } from './gif/Gif.tsx';
export type { GifAppearanceProps, GifEventProps, GifMedia, GifProps } from './gif/gif-props.ts';
export { Grid } from './grid/Grid.tsx';
export type { GridHandle, GridPattern, GridProps } from './grid/grid-props.ts';
export { GifMessage, type GifMessageProps } from './message/GifMessage.tsx';
export { Loader } from './paging/Loader.tsx';
export { SearchBar, type SearchBarProps } from './search/SearchBar.tsx';
export { SearchContext, type SearchContextProps } from './search/SearchContext.ts';
export {
  SearchContextManager,
  type SearchContextManagerProps,
} from './search/SearchContextManager.tsx';
export { SuggestionBar } from './search/SuggestionBar.tsx';
export type { SearchTheme } from './search/ThemedArea.ts';
export {
  type IconProps,
  PauseIcon,
  PlayIcon,
  PlayPauseSize,
  VolumeOffIcon,
  VolumeOnIcon,
  VolumeSize,
} from './video/icons.tsx';
export { Video } from './video/Video.tsx';
export { VideoOverlay, type VideoOverlayProps } from './video/VideoOverlay.tsx';
export type { VideoProps } from './video/video-props.ts';
