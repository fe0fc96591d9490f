import { rectsNow, serveFirstPage, start, WIDTHS } from './first-page-site.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { serveDuring } from './serve-during.ts';

const site = serveDuring(() => serveFirstPage());

test('the first page of a server starts at any width without a layout shift', async ({ page }) => {
  const moved = await recordShifts(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site().url);
    const before = await page.evaluate(rectsNow);
    expect(Object.keys(before).length).toBeGreaterThan(8);
    await page.evaluate(start);
    expect(await page.evaluate(rectsNow), `at ${width} px`).toEqual(before);
    expect(await moved(), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => window.complaints)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
