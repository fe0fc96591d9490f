import type { Browser, Page } from '@playwright/test';
import { type PageConditions, withPage } from './slow-page.ts';

/** How the visitor opens the share menu. */
export type Pointing = 'mouse' | 'finger';

declare global {
  interface Window {
    firstShare: { pressedAt: number; opened: number };
  }
}

/** ms that a mouse takes from the edge of the frame to the button: a quick visitor's. */
const ON_ITS_WAY = 300;

/** To be run in the page before anything else: sees from the first press until the share menu is open. */
function observeShare(): void {
  const state = { pressedAt: Number.NaN, opened: 0 };
  window.firstShare = state;
  const look = () => {
    if (document.querySelector('dialog[open]')) state.opened = performance.now() - state.pressedAt;
    else requestAnimationFrame(look);
  };
  const onPress = ({ timeStamp }: Event) => {
    state.pressedAt = timeStamp;
    look();
  };
  window.addEventListener('pointerdown', onPress, { capture: true, once: true });
}

async function press(page: Page, pointing: Pointing): Promise<void> {
  const box = await page.getByRole('button', { name: 'Share', exact: true }).boundingBox();
  if (!box) throw new Error('The page has no share button.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (pointing === 'finger') return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y + 200);
  await page.waitForTimeout(ON_ITS_WAY);
  await page.mouse.click(x, y);
}

/**
 * ms from a visitor's first press, on Share, until the share menu is open; nothing was done before, but that
 * a mouse came.
 */
export const firstShare = (
  browser: Browser,
  url: string,
  pointing: Pointing,
  conditions: PageConditions,
): Promise<number> =>
  withPage(browser, { ...conditions, hasTouch: pointing === 'finger' }, async (page) => {
    await page.addInitScript(observeShare);
    await page.goto(url, { waitUntil: 'networkidle' });
    await press(page, pointing);
    await page.waitForFunction(() => window.firstShare.opened > 0);
    return page.evaluate(() => window.firstShare.opened);
  });
