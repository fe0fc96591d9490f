import type { Page } from '@playwright/test';

/** px both ways that every target has: WCAG 2.5.8. */
export const LEAST_TARGET = 24;

/** px both ways that what is pressed often has: WCAG 2.5.5. */
export const LARGE_TARGET = 44;

export interface Target {
  /** What it is called. */
  name: string;
  /** px that take a click, through the middle of it. */
  width: number;
  height: number;
}

const PRESSABLE =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="option"], [tabindex="0"]:not([role="group"], section, iframe)';

/**
 * What one can press on a page, and how far each takes clicks: measured by asking the browser what is at
 * a point, so that what sticks out beyond a button counts, and what is covered does not. Links in a
 * line of text are left out (WCAG 2.5.8), and what stands in no one's way because it cannot be pressed.
 *
 * @param except a selector of what else is left out, with all that is in there.
 */
export const targetsOn = (page: Page, except?: string): Promise<Target[]> =>
  page.evaluate(
    ([selector, except]) => {
      const isInText = (element: Element) =>
        getComputedStyle(element).display === 'inline' && element.closest('p, li') !== null;
      const isUsable = (element: Element) =>
        !element.matches(':disabled') &&
        element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
        getComputedStyle(element).clipPath === 'none' &&
        element.getBoundingClientRect().width > 0;
      const enough = 48;
      const found: { name: string; width: number; height: number }[] = [];
      for (const element of document.querySelectorAll(selector)) {
        if (!isUsable(element) || isInText(element)) continue;
        if (except && element.closest(except)) continue;
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        // A label takes the clicks of its checkbox or radio button.
        const isChoice = element.matches('[type="checkbox"], [type="radio"]');
        const label = isChoice ? (element as HTMLInputElement).labels?.[0] : undefined;
        const takes = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y);
          const owner = hit?.closest(selector);
          return owner === element || (hit && label?.contains(hit)) || false;
        };
        const box = (label ?? element).getBoundingClientRect();
        /** The longest way along a line through it, px; no more than is asked for anywhere. */
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
        /** The longest of the ways at several places; the others are not asked for once one is enough. */
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
    [PRESSABLE, except] as const,
  );
