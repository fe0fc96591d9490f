import { seededIndex } from './seed.ts';
import type { GifID } from './types/gif.ts';

/** The five brand colours: the background of a tile until its GIF is there. */
export const BRAND_COLORS = ['#00ccff', '#00ff99', '#9933ff', '#ff6666', '#fff35c'] as const;

export type BrandColor = (typeof BRAND_COLORS)[number];

/** The brand colour of a GIF: one of five, always the same for the same id. */
export const getBrandColor = (id: GifID): BrandColor =>
  BRAND_COLORS[seededIndex(id, BRAND_COLORS.length)] ?? BRAND_COLORS[0];
