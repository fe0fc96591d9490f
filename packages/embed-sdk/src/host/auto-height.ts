import { AUTO_HEIGHT_GROWTHS, AUTO_HEIGHT_MAX, AUTO_HEIGHT_MIN } from '../constants.ts';

export interface AutoHeightOptions {
  /**
   * Whether the frame takes the height that the player asks for.
   *
   * At one width it grows at most three times. What is longer scrolls in the frame, so content that gets
   * longer with its frame, such as an endless list, cannot push the host page down.
   *
   * @default false
   */
  autoHeight?: boolean;
  /**
   * The lowest that the frame gets, in px.
   *
   * @default 100
   */
  minHeight?: number;
  /**
   * The highest that the frame gets, in px: a player cannot cover its host page.
   *
   * @default 2000
   */
  maxHeight?: number;
}

/** How a frame's height has followed its content at one width. */
export interface HeightHistory {
  /** Width of the frame, in px. */
  width: number;
  /** The greatest height so far, in px. */
  highest: number;
  /** How often it grew beyond what was the greatest height then. */
  growths: number;
}

/** The height, in whole px, of a frame whose content takes this height. */
export const boundHeight = (
  height: number,
  { minHeight = AUTO_HEIGHT_MIN, maxHeight = AUTO_HEIGHT_MAX }: AutoHeightOptions,
): number => Math.ceil(Math.min(Math.max(height, minHeight), maxHeight));

/**
 * Whether a frame follows its content to a height. The first height at a width is followed, and so is each
 * lower one; growing on and on is not.
 *
 * @param history of the frame; none before its first height.
 * @param width of the frame now, in px.
 * @param height that it would get, in px.
 * @returns the new history, or nothing when the frame stays as it is.
 */
export function followHeight(
  history: HeightHistory | undefined,
  width: number,
  height: number,
): HeightHistory | undefined {
  if (!history || history.width !== width) return { width, highest: height, growths: 0 };
  if (height <= history.highest) return history;
  if (history.growths >= AUTO_HEIGHT_GROWTHS) return undefined;
  return { width, highest: height, growths: history.growths + 1 };
}
