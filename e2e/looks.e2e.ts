import { readFileSync } from 'node:fs';
import { adoptStyles } from './adopt-styles.ts';
import { violationsOn } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { readThemes, themeOn } from './read-themes.ts';

const guide = readFileSync(new URL('../apps/docs/pages/guides/looks.md', import.meta.url), 'utf8');

const radiusOf = (element: Element) => getComputedStyle(element).borderStartStartRadius;

for (const theme of readThemes(guide)) {
  const { name, css } = theme;
  test(`the theme ${name} has readable text and consistent corners in the picker`, async ({
    page,
  }) => {
    await page.goto('/chat');
    await page.evaluate(adoptStyles, themeOn('.chat', theme));
    await page.getByRole('button', { name: 'Choose a GIF' }).click();
    const picker = page.locator('.giphy-picker');
    await expect(picker.getByRole('row').first()).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await violationsOn(page, {
        within: '.giphy-picker',
        rules: ['color-contrast'],
      });
      expect(found, colorScheme).toEqual([]);
    }
    const [, radius] = /--gifkit-radius: (\d+px)/.exec(css) ?? [];
    expect(await picker.evaluate(radiusOf)).toBe(radius);
    const [, tile] = /--gifkit-tile-radius: (\d+px)/.exec(css) ?? [];
    const expected = tile ?? `${(Number.parseFloat(radius ?? '') * 8) / 14}px`;
    const shown = await picker.locator('.giphy-gif').first().evaluate(radiusOf);
    expect(Number.parseFloat(shown)).toBeCloseTo(Number.parseFloat(expected), 2);
  });
}

test('the search bar follows the page’s color scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/components');
  const bar = page.locator('.giphy-search-bar').first();
  await expect(bar).toHaveCSS('background-color', 'rgb(33, 33, 33)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
