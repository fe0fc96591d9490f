import { expect, type Locator, type Page } from '@playwright/test';
import { ICON, leastContrast, RING, ringThickness, TEXT } from './pixels.ts';

type Part = string | Locator;

/** Parts over a picture, by selector or locator. */
export interface SeenParts {
  text?: Part[];
  icons?: Part[];
  rings?: Part[];
}

/** Expects parts to be visible. @param on picture below them, for the message. */
export async function expectSeen(
  page: Page,
  { text = [], icons = [], rings = [] }: SeenParts,
  on: string,
): Promise<void> {
  const locate = (part: Part) => (typeof part === 'string' ? page.locator(part) : part);
  const leaveFocus = () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const target of rings.map(locate)) {
    await leaveFocus();
    const ring = await ringThickness(target, async () => {
      // After a key press, the browser shows the focus ring.
      await page.keyboard.press('Tab');
      await target.focus();
      await expect(target.and(page.locator(':focus-visible'))).toHaveCount(1);
    });
    expect.soft(ring, `ring of ${target} ${on}`).toBeGreaterThanOrEqual(RING);
  }
  await leaveFocus();
  for (const target of text.map(locate)) {
    const least = await leastContrast(target, 'text');
    expect.soft(least, `${target} ${on}`).toBeGreaterThanOrEqual(TEXT);
  }
  for (const target of icons.map(locate)) {
    const least = await leastContrast(target, 'icon');
    expect.soft(least, `${target} ${on}`).toBeGreaterThanOrEqual(ICON);
  }
}
