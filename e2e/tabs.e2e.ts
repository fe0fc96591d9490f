import { expect, test } from './fixtures.ts';
import { EMBED, WHOLE_CHROMIUM } from './settings.ts';

test.use({ launchOptions: WHOLE_CHROMIUM });

test('Ctrl+click on Watch opens a tab and keeps the GIF', async ({ page, context, sandbox }) => {
  await context.route(/youtube|vimeo/, (route) => route.fulfill({ body: 'ok' }));
  await page.goto(`${EMBED}/embed/${await sandbox.idFrom('youtube')}`);
  const watch = page.getByRole('link', { name: 'Watch', exact: true });
  // The first click loads the client, the second one finds it loaded.
  for (let time = 0; time < 2; time += 1) {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      watch.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.close();
    await expect(watch).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});
