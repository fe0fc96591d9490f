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

    for (const path of ['components', 'host']) {
      test(`axe finds nothing in the gallery's /${path}`, async ({ page }) => {
        await page.goto(`${GALLERY}/${path}`);
        await expect(
          page.locator('.live').first().locator('.giphy-gif, iframe').first(),
        ).toBeVisible();
        // Frames are looked at by themselves.
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    }

    test('axe finds nothing in a clip and the related GIFs over the player', async ({
      page,
      sandbox,
    }) => {
      const [id] = await sandbox.ids('videos/search?q=a&limit=1');
      await page.goto(`${EMBED}/player/${id}`);
      await page.getByRole('button', { name: 'Unmute clip' }).click();
      await expect(page.locator('.giphy-video')).toBeVisible();
      const player = await new AxeBuilder({ page }).analyze();
      expect(player.violations).toEqual([]);
      await page.getByRole('button', { name: 'Related GIFs' }).press('Enter');
      await expect(page.locator('.giphy-img-loaded').first()).toBeVisible();
      const sheet = await new AxeBuilder({ page }).analyze();
      expect(sheet.violations).toEqual([]);
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
