/*
 * Custom properties that style every component: `--gifkit-radius`, `--gifkit-tile-radius`, `--gifkit-density`,
 * `--gifkit-font`, and colors. A host sets them on any ancestor; each component has its own fallbacks.
 */

/** Corner radius. @param fallback px */
export const radius = (fallback: number): string => `var(--gifkit-radius, ${fallback}px)`;

/** Corner radius of a GIF without `borderRadius`. */
export const tileRadius = `var(--gifkit-tile-radius, ${radius(4)})`;

export const font = (fallback: string): string => `var(--gifkit-font, ${fallback})`;

/** Distance that scales with the density. @param px at density 1. */
export const dense = (px: number): string => `calc(${px}px * var(--gifkit-density, 1))`;

/**
 * Font size or line height that grows with the browser's font size, even on pages that reduce `rem`.
 * @param px at the default of 16 px.
 */
export const textSize = (px: number): string => `max(${px}px, ${px / 16}rem)`;

type ColorToken =
  | 'accent'
  | 'accent-text'
  | 'background'
  | 'border'
  | 'color'
  | 'muted-color'
  | 'surface';

export const tokenColor = (name: ColorToken, fallback: string): string =>
  `var(--gifkit-${name}, ${fallback})`;
