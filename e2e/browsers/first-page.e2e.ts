import { rectsNow, serveFirstPage, start, WIDTHS } from '../first-page-site.ts';
import { serveDuring } from '../serve-during.ts';
import { expect, test } from './fixtures.ts';

const site = serveDuring(() => serveFirstPage());

test('the first page of a server starts at any width without a layout shift', async ({ tab }) => {
  await tab.resize(1500, 800);
  for (const width of WIDTHS) {
    await tab.goto(`${site().url}/?width=${width}px`);
    const before = await tab.evaluate(rectsNow);
    expect(Object.keys(before).length).toBeGreaterThan(8);
    await tab.evaluate(start);
    expect(await tab.evaluate(rectsNow), `at ${width} px`).toEqual(before);
    expect(await tab.evaluate(() => window.complaints)).toEqual([]);
  }
});
