import { expect, test } from './fixtures.ts';
import { EMBED } from './settings.ts';

test('Watch moves focus to the back button, which returns it to Watch', async ({
  page,
  sandbox,
}) => {
  await page.route(/youtube-nocookie/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.goto(`${EMBED}/embed/${await sandbox.idFrom('youtube')}`);
  const watch = page.getByRole('link', { name: 'Watch', exact: true });
  await watch.press('Enter');
  const back = page.getByRole('button', { name: 'Back to GIF' });
  await expect(back).toBeFocused();
  await back.press('Enter');
  await expect(watch).toBeFocused();
});

test('a focused related still passes focus to its GIF in the grid', async ({ page, id }) => {
  await page.goto(`${EMBED}/embed/${id}`);
  const related = page.getByRole('region', { name: 'Related GIFs' });
  const address = (await related.getByRole('link').nth(1).getAttribute('href')) ?? '';
  await related.getByRole('link').nth(1).focus();
  const gif = related.getByRole('article').locator(`a[href$="${address}"]`);
  await expect(gif).toBeFocused();
});

test('the visitor turns shortcuts off, and the next page applies that before hydration', async ({
  page,
  sandbox,
}) => {
  const [id, other] = await sandbox.ids('gifs/trending?limit=2');
  await page.goto(`${EMBED}/embed/${id}`);
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await page.getByRole('button', { name: 'More' }).press('Enter');
  const keys = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await expect(keys).toHaveAttribute('aria-pressed', 'true');
  await keys.press('Enter');
  await expect(keys).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(pause).toBeAttached();

  await page.goto(`${EMBED}/embed/${other}`);
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await expect(keys).toHaveAttribute('aria-pressed', 'false');
  await expect(pause).toBeAttached();
  await keys.press('Enter');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(play).toBeAttached();
});
