import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Elements that moved without an interaction, each with its places. */
    moved: string[];
  }
}

/** Records layout shifts from the next navigation on. Returns a function that lists the elements that moved. */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: {
          node?: Element;
          previousRect: DOMRect;
          currentRect: DOMRect;
        }[] = Object(entry).sources;
        for (const { node, previousRect, currentRect } of sources) {
          // Live regions of 1 px are invisible.
          if (previousRect.height <= 1) continue;
          const rects = JSON.stringify([previousRect, currentRect]);
          window.moved.push(`${node?.outerHTML?.slice(0, 100)} ${rects}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // The observer has nothing to report if it stays silent for two frames.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return window.moved;
    });
}
