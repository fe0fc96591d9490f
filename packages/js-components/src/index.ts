'use client';

export { defineElements, type GifkitElementEvents, type GifkitElements } from './define.ts';
export {
  type Content,
  renderCarousel,
  renderGif,
  renderGrid,
  renderVideo,
} from './render.tsx';
