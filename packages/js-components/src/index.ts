'use client';

export type { Content } from './content.tsx';
export { defineElements, type GifkitElementEvents, type GifkitElements } from './define.ts';
export {
  type RenderCarouselProps,
  type RenderGifProps,
  type RenderGridProps,
  type RenderVideoProps,
  renderCarousel,
  renderGif,
  renderGrid,
  renderVideo,
} from './render.tsx';
