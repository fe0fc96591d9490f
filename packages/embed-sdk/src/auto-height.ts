import { AUTO_HEIGHT_MAX, AUTO_HEIGHT_MIN } from './constants.ts';

export interface AutoHeightOptions {
  /**
   * Whether the frame gets as high as its content.
   *
   * @default false
   */
  autoHeight?: boolean;
  /**
   * The lowest that it gets, in px.
   *
   * @default 100
   */
  minHeight?: number;
  /**
   * The highest that it gets, in px: a player cannot cover its host page.
   *
   * @default 2000
   */
  maxHeight?: number;
}

/** The height, in whole px, of a frame whose content takes this height. */
export const boundHeight = (
  height: number,
  { minHeight = AUTO_HEIGHT_MIN, maxHeight = AUTO_HEIGHT_MAX }: AutoHeightOptions,
): number => Math.ceil(Math.min(Math.max(height, minHeight), maxHeight));
