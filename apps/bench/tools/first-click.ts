import type { Browser, Page } from '@playwright/test';
import { type PageConditions, withPage } from './slow-page.ts';

declare global {
  interface Window {
    firstClick: { pointerAt: number; answeredAt: number; isTaken: boolean };
  }
}

/** To be run in the page before anything else: hears the pointer, and sees when Pause has become Play. */
function observeClick(): void {
  const state = { pointerAt: Number.NaN, answeredAt: Number.NaN, isTaken: false };
  window.firstClick = state;
  const first = ({ timeStamp }: Event) => {
    state.pointerAt = timeStamp;
  };
  window.addEventListener('pointermove', first, { capture: true, once: true });
  window.addEventListener(
    'click',
    // Whoever keeps a click for later keeps the browser from following it.
    (event) => setTimeout(() => (state.isTaken ||= event.defaultPrevented)),
    { capture: true },
  );
  new MutationObserver(() => {
    const isPaused = [...document.querySelectorAll('button')].some(
      (button) => (button.ariaLabel ?? button.textContent)?.trim() === 'Play',
    );
    if (!isPaused || state.answeredAt > 0) return;
    state.answeredAt = performance.now();
    state.isTaken = true;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** ms between two clicks of a visitor whose first one was lost. */
const AGAIN = 100;
const MOST_CLICKS = 100;

/**
 * ms from the first move of the pointer until its click on Pause has paused the GIF. A page that loses clicks is
 * clicked again and again.
 *
 * @param until when the pointer comes.
 */
export const firstClick = (
  browser: Browser,
  url: string,
  conditions: PageConditions,
  until: (page: Page) => Promise<unknown>,
): Promise<number> =>
  withPage(browser, conditions, async (page) => {
    await page.addInitScript(observeClick);
    await page.goto(url, { waitUntil: 'commit' });
    await until(page);
    const button = page.getByRole('button', { name: 'Pause' });
    for (let clicks = 0; clicks < MOST_CLICKS; clicks += 1) {
      const box = await button.boundingBox();
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(AGAIN);
      if (await page.evaluate(() => window.firstClick.isTaken)) break;
    }
    await page.waitForFunction(() => window.firstClick.answeredAt > 0);
    const { pointerAt, answeredAt } = await page.evaluate(() => window.firstClick);
    return answeredAt - pointerAt;
  });
