import { seededIndex } from './seed.ts';
import type { GifID } from './types/gif.ts';

/** The five brand colors: backgrounds of tiles while their GIFs load. */
export const BRAND_COLORS = ['#00ccff', '#00ff99', '#9933ff', '#ff6666', '#fff35c'] as const;

export type BrandColor = (typeof BRAND_COLORS)[number];

/** Returns the brand color of a GIF, always the same for the same id. */
export const getBrandColor = (id: GifID): BrandColor =>
  BRAND_COLORS[seededIndex(id, BRAND_COLORS.length)] ?? BRAND_COLORS[0];
