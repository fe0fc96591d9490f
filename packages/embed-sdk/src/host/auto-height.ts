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

/** Adjusts a frame's height to its content: at one width every lower height, but only a few increases. */
export function followContent(
  iframe: HTMLIFrameElement,
  { minHeight = AUTO_HEIGHT_MIN, maxHeight = AUTO_HEIGHT_MAX }: AutoHeightOptions,
) {
  let width: number | undefined;
  let highest = 0;
  let growths = 0;
  return (contentHeight: number): void => {
    const height = Math.ceil(Math.min(Math.max(contentHeight, minHeight), maxHeight));
    if (width !== iframe.clientWidth) {
      width = iframe.clientWidth;
      highest = height;
      growths = 0;
    } else if (height > highest) {
      if (growths === AUTO_HEIGHT_GROWTHS) return;
      highest = height;
      growths += 1;
    }
    // If the ratio already gives this height, keep it responsive.
    if (height !== iframe.clientHeight) iframe.style.height = `${height}px`;
  };
}
