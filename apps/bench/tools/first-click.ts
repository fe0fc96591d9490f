import type { Browser, Page } from '@playwright/test';
import { type PageConditions, withPage } from './slow-page.ts';

declare global {
  interface Window {
    firstClick: FirstClick & { pointerAt: number; isTaken: boolean };
  }
}

/** ms from the first move of the pointer. */
export interface FirstClick {
  /** The GIF rests, and the button that is seen is Play. */
  answered: number;
  /** The client has drawn that: every other control works, too. */
  drawn: number;
}

/** To be run in the page before anything else: notes when the pointer comes, and when Pause has become Play. */
function observeClick(): void {
  const state = { pointerAt: Number.NaN, answered: 0, drawn: 0, isTaken: false };
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
  const look = () => {
    const buttons = [...document.querySelectorAll('button')];
    const since = performance.now() - state.pointerAt;
    const isPlay = (text: string | null) => text?.trim() === 'Play';
    const isSeen = (button: Element) =>
      isPlay(button.ariaLabel) ||
      [...button.querySelectorAll('span')].some(
        (name) => isPlay(name.textContent) && name.checkVisibility(),
      );
    if (buttons.some(isSeen)) state.answered ||= since;
    if (buttons.some((button) => isPlay(button.ariaLabel ?? button.textContent)))
      state.drawn ||= since;
    state.isTaken ||= state.answered > 0;
    if (!state.drawn) requestAnimationFrame(look);
  };
  window.addEventListener('pointermove', look, { capture: true, once: true });
}

/** ms between two clicks of a visitor whose first one was lost. */
const AGAIN = 100;
const MOST_CLICKS = 100;

/**
 * How long a visitor waits whose pointer comes and clicks on Pause. A page that loses clicks is clicked again and
 * again.
 *
 * @param until when the pointer comes.
 */
export const firstClick = (
  browser: Browser,
  url: string,
  conditions: PageConditions,
  until: (page: Page) => Promise<unknown>,
): Promise<FirstClick> =>
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
    await page.waitForFunction(() => window.firstClick.drawn > 0);
    return page.evaluate(() => window.firstClick);
  });
