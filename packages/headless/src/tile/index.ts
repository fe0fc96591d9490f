'use client';

export { TileAttribution as Attribution } from './TileAttribution.tsx';
export { TileLink as Link } from './TileLink.tsx';
export { TilePicture as Picture } from './TilePicture.tsx';
export { TilePlayButton as PlayButton } from './TilePlayButton.tsx';
export { TileRoot as Root, type TileRootProps as RootProps } from './TileRoot.tsx';
export type { FetchPriority, TileBehavior, TileEvents, TileOptions } from './tile-options.ts';
