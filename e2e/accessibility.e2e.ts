import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { EMBED, GALLERY } from './settings.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('axe finds nothing in the gallery', async ({ page }) => {
      await page.goto(GALLERY);
      await expect(page.locator('.giphy-img-loaded').first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    });

    test('axe finds nothing in an open GIF', async ({ page, sandbox }) => {
      const [id] = await sandbox.ids('gifs/trending?limit=1');
      await page.goto(`${GALLERY}/?gif=${id}`);
      await expect(page.getByRole('textbox', { name: 'Embed code' })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
      expect(violations).toEqual([]);
    });

    test('axe finds nothing in the embed', async ({ page, sandbox }) => {
      const [id] = await sandbox.ids('gifs/trending?limit=1');
      await page.goto(`${EMBED}/embed/${id}`);
      await page.getByRole('region', { name: 'Related GIFs' }).hover();
      await expect(page.locator('.giphy-img-loaded').first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    });
  });
}
