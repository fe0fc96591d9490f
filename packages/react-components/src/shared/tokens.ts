import { DEFAULT_IMAGE_RADIUS } from '../constants.ts';

/*
 * One set of custom properties shapes every component: `--gifkit-radius`, `--gifkit-tile-radius`, `--gifkit-density`,
 * `--gifkit-font`, and colors. A host sets them on anything around; what is not set looks as the component does by
 * itself.
 */

/** The radius of corners. @param own px, where the host gives none. */
export const radius = (own: number): string => `var(--gifkit-radius, ${own}px)`;

/** The radius of a GIF whose host gives no `borderRadius`. */
export const tileRadius = `var(--gifkit-tile-radius, ${radius(DEFAULT_IMAGE_RADIUS)})`;

/** The font family. @param own the families where the host gives none. */
export const font = (own: string): string => `var(--gifkit-font, ${own})`;

/** A distance that is smaller where the host wants more in the same room. @param px at the density 1. */
export const dense = (px: number): string => `calc(${px}px * var(--gifkit-density, 1))`;

export type LookColor =
  | 'accent'
  | 'accent-text'
  | 'background'
  | 'border'
  | 'color'
  | 'muted-color'
  | 'surface';

/** A color of the set. @param own where the host gives none. */
export const lookColor = (name: LookColor, own: string): string => `var(--gifkit-${name}, ${own})`;
