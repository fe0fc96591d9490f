import { violationsOn } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** Terms, and paths of the sandbox, which redacts keys in its log. */
const SEARCHES = {
  GIPHY: ['coffee', '/v1/gifs/search'],
  KLIPY: ['coffee', '/api/v1/REDACTED/gifs/search'],
  'Own GIFs': ['lava'],
} as const;

test('a GIF of each service is picked and sent by keyboard, with no request before the picker opens', async ({
  page,
  sandbox,
}) => {
  await page.goto('/chat');
  const button = page.getByRole('button', { name: 'Choose a GIF' });
  const message = page.getByRole('textbox', { name: 'Message' });
  const log = page.getByRole('log', { name: 'Conversation' });
  await button.focus();
  expect(await sandbox.requests(), 'no request before it opens').toEqual([]);

  for (const [service, [term, path]] of Object.entries(SEARCHES)) {
    await page.getByRole('radio', { name: service }).press('Space');
    await button.press('Enter');
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.type(term);
    await page.keyboard.press('Enter');
    const results = page.getByRole('grid', { name: `Results for “${term}”` });
    await expect(results.getByRole('row').first()).toBeVisible();
    if (service === 'GIPHY') expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(results.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(`Coffee of ${service}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(message).toBeFocused();
    await expect(log.getByRole('img', { name: `Coffee of ${service}` })).toBeVisible();
    const sent = page.getByRole('region', { name: 'Sent reference' });
    await expect(sent).toContainText(`"alt": "Coffee of ${service}"`);
    if (path) expect((await sandbox.requests()).map((request) => request.path)).toContain(path);
  }

  await button.press('Enter');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});
