import { expect, test } from './fixtures.ts';
import { LEAST_TARGET, targetsOn } from './reach.ts';
import { cutTexts, excessWidth, spaceText, ZOOMED } from './room.ts';
import { GALLERY } from './settings.ts';
import { forgive, openStory, serveStories } from './story-site.ts';

/** px both ways: WCAG 2.5.5. */
const LARGE = 44;

serveStories();

for (const [story, name] of [
  ['components-gif--with-controls', /^(Play|Pause) /],
  ['components-gif--flashing', /^Flashing/],
  ['components-video--over-gif', /ute$/],
  ['components-video--large', /^(Play|Unmute)$/],
  ['carousel--trending', /^Next /],
  ['search--experience', /^(Clear|Search)$/],
] as const) {
  test(`buttons of ${story} take clicks on 44 px`, async ({ page, sandbox: _, complaints }) => {
    expect(await openStory(page, story)).toBe('played');
    forgive(complaints);
    const buttons = (await targetsOn(page)).filter((target) => name.test(target.name));
    expect(buttons).not.toEqual([]);
    expect(buttons.filter(({ width, height }) => Math.min(width, height) < LARGE)).toEqual([]);
  });
}

test('the measures find a small button, a cut text and a page that is too wide', async ({
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

for (const path of ['', '?q=happy', 'components', 'host']) {
  test.describe(`the gallery’s /${path}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`${GALLERY}/${path}`);
      await expect(page.locator('.giphy-img-loaded, iframe').first()).toBeVisible();
    });

    test('takes clicks on 24 px at least, in its header on 44', async ({ page }) => {
      // It asks the browser for every pixel across each of many targets.
      test.slow();
      const targets = await targetsOn(page);
      const small = targets.filter(({ width, height }) => Math.min(width, height) < LEAST_TARGET);
      expect(small).toEqual([]);
      const choices = targets.filter(({ name }) => /^(Auto|Light|Dark|Pause all)$/.test(name));
      expect(choices).toHaveLength(4);
      expect(choices.filter(({ height }) => height < LARGE)).toEqual([]);
    });

    test('scrolls one way and cuts no text at 400 %, with text set wider', async ({ page }) => {
      await page.setViewportSize(ZOOMED);
      await spaceText(page);
      // Grids follow the new width.
      await expect.poll(() => excessWidth(page)).toBe(0);
      expect(await cutTexts(page)).toEqual([]);
    });
  });
}
