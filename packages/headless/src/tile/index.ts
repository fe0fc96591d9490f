'use client';

export {
  TileAttribution as Attribution,
  type TileAttributionProps as AttributionProps,
} from './TileAttribution.tsx';
export { TileLink as Link, type TileLinkProps as LinkProps } from './TileLink.tsx';
export {
  TilePicture as Picture,
  type TilePictureProps as PictureProps,
} from './TilePicture.tsx';
export {
  TilePlayButton as PlayButton,
  type TilePlayButtonProps as PlayButtonProps,
} from './TilePlayButton.tsx';
export {
  TileRoot as Root,
  type TileRootProps as RootProps,
  type TileRootState as RootState,
} from './TileRoot.tsx';
export type {
  FetchPriority,
  TileBehavior,
  TileClassNames as ClassNames,
  TileEvents,
  TileOptions,
} from './tile-options.ts';
export type { Proximity } from './use-visibility.ts';
