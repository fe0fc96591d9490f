import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator } from '@playwright/test';

/** Time in ms until a picture must have moved. */
const TIMEOUT = 60_000;

/** True if a loaded picture shows three different frames. Two could be a fade-in. */
async function moves(picture: Locator): Promise<boolean> {
  const isLoaded = await picture.evaluate((element: HTMLImageElement & HTMLVideoElement) =>
    Boolean(element.naturalWidth || element.videoWidth),
  );
  const frames = new Set<string>();
  for (let look = 0; isLoaded && look < 12 && frames.size < 3; look += 1) {
    frames.add((await picture.screenshot({ timeout: 10_000 })).toString('base64'));
    await wait(250);
  }
  return frames.size >= 3;
}

/**
 * Opens a page and waits until a picture in it or in its frames has loaded and moved.
 *
 * @param search text to type into the search field of a page that shows nothing before.
 * @throws {Error} if no picture moves, or the page logs an error or gets an error response.
 */
export async function seeMoving(browser: Browser, url: string, search?: string): Promise<void> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(url);
    if (search !== undefined) {
      await page.getByRole('searchbox').first().fill(search);
      await page.keyboard.press('Enter');
    }
    const deadline = performance.now() + TIMEOUT;
    let isMoving = false;
    while (!isMoving) {
      if (performance.now() > deadline) throw new Error(`Nothing moves: ${faults.join('\n')}`);
      for (const frame of page.frames()) {
        for (const picture of await frame.locator('img:visible, video:visible').all()) {
          isMoving ||= await moves(picture);
        }
      }
    }
    if (faults.length) throw new Error(faults.join('\n'));
  } finally {
    await page.close();
  }
}
