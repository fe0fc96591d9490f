'use client';

export { defineElements, type GifkitElementEvents, type GifkitElements } from './define.ts';
export {
  type Content,
  type RenderCarouselProps,
  type RenderGifProps,
  type RenderGridProps,
  type RenderVideoProps,
  renderCarousel,
  renderGif,
  renderGrid,
  renderVideo,
} from './render.tsx';
