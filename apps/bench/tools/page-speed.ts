/** What a visitor waits for. These functions run in the page, so they use nothing from around them. */
export interface PageSpeed {
  /** ms from navigation. */
  largestPaint: number;
  /** ms by which the GIF was painted before any script could run: modules run when all of them are there. */
  lead: number;
  shift: number;
  /** KB as they were sent. */
  script: number;
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
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js')) as PerformanceResourceTiming[];
  const script = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  const firstRun = Math.max(...scripts.map(({ responseEnd }) => responseEnd));
  const { largest, shift } = window.paints;
  return { largestPaint: largest, lead: firstRun - largest, shift, script };
}
