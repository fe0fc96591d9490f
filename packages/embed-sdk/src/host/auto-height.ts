/** The lowest, in px, that `autoHeight` makes a frame. */
const AUTO_HEIGHT_MIN = 100;

/** The highest, in px, that `autoHeight` makes a frame. */
const AUTO_HEIGHT_MAX = 2000;

/** How many times a frame may grow beyond its greatest height while its width stays the same. */
const AUTO_HEIGHT_GROWTHS = 2;

export interface AutoHeightOptions {
  /**
   * Whether the frame takes the height that the player asks for.
   *
   * At one width it grows at most three times. After that, the content scrolls in the frame, so that content
   * which grows with its frame, such as an endless list, cannot push the host page down.
   *
   * @default false
   */
  autoHeight?: boolean | undefined;
  /**
   * The smallest height of the frame, in px.
   *
   * @default 100
   */
  minHeight?: number | undefined;
  /**
   * The greatest height of the frame, in px, so that a player cannot cover its host page.
   *
   * @default 2000
   */
  maxHeight?: number | undefined;
}

/** How a frame's height has followed its content at one width. */
interface HeightHistory {
  /** Width of the frame, in px. */
  width: number;
  /** The greatest height so far, in px. */
  highest: number;
  /** How many times it grew beyond its greatest height. */
  growths: number;
}

/** The height, in whole px, of a frame whose content takes this height. */
const boundHeight = (
  height: number,
  { minHeight = AUTO_HEIGHT_MIN, maxHeight = AUTO_HEIGHT_MAX }: AutoHeightOptions,
): number => Math.ceil(Math.min(Math.max(height, minHeight), maxHeight));

/**
 * Decides whether a frame takes the height of its content. It takes the first height at a width and each lower
 * one, but grows only a few times.
 *
 * @param history undefined before the frame's first height.
 * @param width of the frame now, in px.
 * @param height of the content, in px.
 * @returns the new history; undefined when the frame keeps its height.
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

/** Changes a frame's height with its content. */
export function followContent(iframe: HTMLIFrameElement, options: AutoHeightOptions) {
  let history: HeightHistory | undefined;
  return (contentHeight: number): void => {
    const height = boundHeight(contentHeight, options);
    const next = followHeight(history, iframe.clientWidth, height);
    history = next ?? history;
    // A frame whose ratio already gives this height keeps the ratio.
    if (next && height !== iframe.clientHeight) iframe.style.height = `${height}px`;
  };
}
