/** What a visitor sees while a page loads. These functions run in the page, so they use nothing from around them. */
export interface PageSpeed {
  /** ms from navigation. */
  largestPaint: number;
  shift: number;
}

declare global {
  interface Window {
    paints: { largest: number; shift: number };
  }
}

/** To be run before anything else of the page. */
export function observePaints(): void {
  const paints = { largest: Number.NaN, shift: 0 };
  window.paints = paints;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paints.shift += Object(entry).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Reads it all. */
export function readPage(): PageSpeed {
  const { largest, shift } = window.paints;
  return { largestPaint: largest, shift };
}
