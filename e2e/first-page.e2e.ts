import { rectsNow, serveFirstPage, start, WIDTHS } from './first-page-site.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { serveDuring } from './serve-during.ts';

const site = serveDuring(() => serveFirstPage());

for (const width of WIDTHS) {
  test(`the first page of a server starts at ${width} px without a layout shift`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const moved = await recordShifts(page);
    await page.goto(site().url);
    const before = await page.evaluate(rectsNow);
    expect(Object.keys(before).length).toBeGreaterThan(8);
    await page.evaluate(start);
    expect(await page.evaluate(rectsNow)).toEqual(before);
    expect(await moved()).toEqual([]);
    expect(await page.evaluate(() => window.complaints)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
