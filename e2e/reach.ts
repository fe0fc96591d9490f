import type { Page } from '@playwright/test';

/** Minimum target size in px, in both directions (WCAG 2.5.8). */
export const LEAST_TARGET = 24;

/** Target size in px, in both directions, for frequent actions (WCAG 2.5.5). */
export const LARGE_TARGET = 44;

export interface Target {
  name: string;
  /** Size of the hit area in px, measured through its center. */
  width: number;
  height: number;
}

const PRESSABLE =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="option"], [tabindex="0"]:not([role="group"], section, iframe)';

/**
 * Returns the click targets of a page with their hit areas, measured by hit testing: a hit area larger than its button
 * counts in full, a covered part does not. Skips inline links (WCAG 2.5.8) and elements that cannot be clicked.
 *
 * @param except selector of further elements to skip with their descendants.
 */
export const targetsOn = (page: Page, except?: string): Promise<Target[]> =>
  page.evaluate(
    ([selector, enough, except]) => {
      const isInText = (element: Element) =>
        getComputedStyle(element).display === 'inline' && element.closest('p, li') !== null;
      const isUsable = (element: Element) =>
        !element.matches(':disabled') &&
        element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
        getComputedStyle(element).clipPath === 'none' &&
        element.getBoundingClientRect().width > 0;
      const found: { name: string; width: number; height: number }[] = [];
      for (const element of document.querySelectorAll(selector)) {
        if (!isUsable(element) || isInText(element)) continue;
        if (except && element.closest(except)) continue;
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        // A label extends the hit area of its checkbox or radio button.
        const isChoice = element.matches('[type="checkbox"], [type="radio"]');
        const label = isChoice ? (element as HTMLInputElement).labels?.[0] : undefined;
        const takes = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y);
          const owner = hit?.closest(selector);
          return owner === element || (hit && label?.contains(hit)) || false;
        };
        const box = (label ?? element).getBoundingClientRect();
        /** Longest run along a line through the target in px, up to the maximum of interest. */
        const along = (steps: number, isAt: (step: number) => boolean) => {
          let longest = 0;
          for (let step = 0, run = 0; step <= steps; step++) {
            run = isAt(step) ? run + 1 : 0;
            longest = Math.max(longest, run);
            if (longest >= enough) break;
          }
          return longest;
        };
        const margin = 24;
        const shares = [0.5, 0.25, 0.75, 0.1, 0.9];
        /** Longest run at several positions; stops once it is long enough. */
        const longest = (measure: (share: number) => number) =>
          shares.reduce(
            (most, share) => (most < enough ? Math.max(most, measure(share)) : most),
            0,
          );
        const width = longest((share) =>
          along(box.width + 2 * margin, (step) =>
            takes(box.left - margin + step + 0.5, box.top + box.height * share),
          ),
        );
        const height = longest((share) =>
          along(box.height + 2 * margin, (step) =>
            takes(box.left + box.width * share, box.top - margin + step + 0.5),
          ),
        );
        const name =
          element.getAttribute('aria-label') ??
          ((label ?? element).textContent || element.outerHTML.slice(0, 80));
        if (width && height) found.push({ name: name.trim(), width, height });
      }
      return found;
    },
    [PRESSABLE, LARGE_TARGET, except] as const,
  );
