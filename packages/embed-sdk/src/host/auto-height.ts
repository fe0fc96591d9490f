/** Number of times that a frame may exceed its previous maximum height at one width. */
const AUTO_HEIGHT_GROWTHS = 2;

interface HeightLimits {
  minHeight: number;
  maxHeight: number;
}

/** Adjusts a frame's height to its content: at one width every lower height, but only a few increases. */
export function followContent(iframe: HTMLIFrameElement, { minHeight, maxHeight }: HeightLimits) {
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
