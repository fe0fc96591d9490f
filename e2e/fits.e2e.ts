import { expect, test } from './fixtures.ts';
import { LEAST_TARGET, targetsOn } from './reach.ts';
import { cutTexts, excessWidth } from './room.ts';

test('the measurements find a small button, a truncated text and a page that is too wide', async ({
  page,
  complaints: _,
}) => {
  await page.setContent(`
    <button style="width: 20px; height: 20px; padding: 0" aria-label="Small"></button>
    <div style="width: 40px; overflow: hidden; white-space: nowrap">Too long for it</div>
    <div style="width: 3000px">Wide</div>`);
  const [small] = await targetsOn(page);
  expect(small?.name).toBe('Small');
  expect(small?.width).toBeLessThan(LEAST_TARGET);
  expect(await cutTexts(page)).toEqual([expect.stringContaining('Too long for it')]);
  expect(await excessWidth(page)).toBeGreaterThan(0);
});
