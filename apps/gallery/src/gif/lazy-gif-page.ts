import { lazyPage } from '../shared/lazy-page.tsx';
import type { OpenedGifProps } from './opened-gif.ts';

/** Lazy-loaded: most who come to the gallery see its list. */
export const GifPage = lazyPage<OpenedGifProps>(
  async () => (await import('./GifPage.tsx')).GifPage,
);
