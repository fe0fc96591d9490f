/** Minimum height of a frame with `autoHeight`, in px. */
const AUTO_HEIGHT_MIN = 100;

/** Maximum height of a frame with `autoHeight`, in px. */
const AUTO_HEIGHT_MAX = 2000;

/** Number of times that a frame may exceed its previous maximum height at one width. */
const AUTO_HEIGHT_GROWTHS = 2;

export interface AutoHeightOptions {
  /**
   * Adjusts the frame's height to its content.
   *
   * At one width it grows at most three times; after that, the content scrolls inside the frame. Content that grows
   * with its frame, such as an infinite list, then cannot push the host page down.
   *
   * @default false
   */
  autoHeight?: boolean | undefined;
  /**
   * Minimum height of the frame, in px.
   *
   * @default 100
   */
  minHeight?: number | undefined;
  /**
   * Maximum height of the frame, in px, so that a player cannot cover its host page.
   *
   * @default 2000
   */
  maxHeight?: number | undefined;
}

/** Heights of the frame at one width. */
interface HeightHistory {
  /** Width of the frame, in px. */
  width: number;
  /** Maximum height so far, in px. */
  highest: number;
  /** Number of times that the frame has exceeded that maximum. */
  growths: number;
}

/** Limits a content height and rounds it up to whole px. */
const boundHeight = (
  height: number,
  { minHeight = AUTO_HEIGHT_MIN, maxHeight = AUTO_HEIGHT_MAX }: AutoHeightOptions,
): number => Math.ceil(Math.min(Math.max(height, minHeight), maxHeight));

/**
 * Decides whether a frame takes the height of its content: the first height at a width and every lower one, but only a
 * few increases.
 *
 * @param history undefined before the first height.
 * @param width current width of the frame, in px.
 * @param height of the content, in px.
 * @returns the new history; undefined if the frame keeps its height.
 */
function followHeight(
  history: HeightHistory | undefined,
  width: number,
  height: number,
): HeightHistory | undefined {
  if (!history || history.width !== width) return { width, highest: height, growths: 0 };
  if (height <= history.highest) return history;
  if (history.growths >= AUTO_HEIGHT_GROWTHS) return undefined;
  return { width, highest: height, growths: history.growths + 1 };
}

/** Adjusts a frame's height to its content. */
export function followContent(iframe: HTMLIFrameElement, options: AutoHeightOptions) {
  let history: HeightHistory | undefined;
  return (contentHeight: number): void => {
    const height = boundHeight(contentHeight, options);
    const next = followHeight(history, iframe.clientWidth, height);
    history = next ?? history;
    // If the ratio already gives this height, keep it responsive.
    if (next && height !== iframe.clientHeight) iframe.style.height = `${height}px`;
  };
}
