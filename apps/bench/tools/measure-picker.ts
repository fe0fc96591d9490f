import type { Browser } from '@playwright/test';
import { openMeasuredPage, type Throttling, throttle } from './bench-browser.ts';
import type { Pages } from './page-server.ts';

/** Opens the picker of an idle page, types immediately, and waits for the first GIF. */
export async function measureOpening(
  browser: Browser,
  { url, sizeOf }: Pages,
  picker: string,
  on: Throttling,
) {
  await using measured = await openMeasuredPage(browser);
  const { page, cdp } = measured;
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${url}/pickers/${picker}`);
  await page.waitForLoadState('networkidle');
  scripts.length = 0;
  await throttle(cdp, on);
  await page.getByRole('button', { name: 'GIF' }).click();
  await page.waitForFunction(() => window.opening.field !== undefined);
  await page.keyboard.press('a');
  const text = await page.evaluate(() => Object(document.activeElement).value);
  if (text !== 'a') throw new Error(`${picker} has taken “${text}” in place of “a”`);
  await page.keyboard.press('Backspace');
  await page.waitForFunction(() => window.opening.gif !== undefined);
  const { field = Number.NaN, gif = Number.NaN } = await page.evaluate(() => window.opening);
  const bytes = scripts.reduce((sum, path) => sum + sizeOf(path), 0);
  return { field, gif, requests: scripts.length, KB: bytes / 1000 };
}
