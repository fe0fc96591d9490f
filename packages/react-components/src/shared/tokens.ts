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

/**
 * A size of text, or of its line, which grows with the text size that the reader has chosen in the browser, also on
 * pages that make `rem` smaller. @param px at the browser's default of 16 px.
 */
export const textSize = (px: number): string => `max(${px}px, ${px / 16}rem)`;

/** The same, smaller where the host wants more in the same room. */
export const denseText = (px: number): string => `calc(${textSize(px)} * var(--gifkit-density, 1))`;

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
