import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { EMBED } from './settings.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share' });

test('the share menu hides the footer, traps focus, returns it, and opens networks in popups of 750 by 350', async ({
  page,
  context,
  id,
}) => {
  await context.route('https://twitter.com/**', (route) => route.fulfill({ body: 'ok' }));
  await page.goto(`${EMBED}/embed/${id}`);
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  // Evaluated once at the end, because each evaluation takes as long as the key press.
  const focused = await page.evaluateHandle(() => {
    const isInside: boolean[] = [];
    const note = ({ target }: FocusEvent) =>
      isInside.push(target instanceof Element && !!target.closest('dialog'));
    addEventListener('focusin', note);
    return isInside;
  });
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
  const isInside = await focused.jsonValue();
  expect(isInside.length).toBeGreaterThan(5);
  expect(isInside).not.toContain(false);
  const footer = page.getByRole('region', { name: 'Player' }).locator('footer');
  await expect(footer).toHaveCSS('opacity', '0');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
  await expect(footer).toHaveCSS('opacity', '1');

  await page.getByRole('button', { name: 'Share' }).click();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Twitter' }).click(),
  ]);
  expect(new URL(popup.url()).pathname).toBe('/intent/tweet');
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([750, 350]);
  expect(await popup.evaluate(() => window.opener)).toBeNull();
});

test('the player offers every network, a favorite that is stored, and a close button', async ({
  page,
  id,
}) => {
  await page.goto(`${EMBED}/player/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Show all' }).click();
  for (const name of ['Facebook', 'Twitter', 'Pinterest', 'Tumblr', 'Reddit', 'Instagram']) {
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
  const favorite = page.getByRole('button', { name: 'Favorite' });
  await favorite.click();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('a frame that must not open windows shows a message and a link', async ({
  page,
  complaints,
  id,
}) => {
  await page.setContent(
    `<iframe sandbox="allow-scripts" src="${EMBED}/embed/${id}" width="480" height="480"></iframe>`,
  );
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Share' }).click();
  await frame.getByRole('button', { name: 'Facebook' }).click();
  await expect(frame.getByRole('link', { name: 'Go to Facebook' })).toBeVisible();
  // The browser logs the blocked popup.
  complaints.length = 0;
});
