import { violationsOn } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { SANDBOX } from './settings.ts';

test('the sandbox’s admin page sets faults and the clock and shows requests', async ({
  page,
  sandbox,
  complaints,
}) => {
  await page.setViewportSize({ width: 240, height: 600 });
  await page.goto(`${SANDBOX}/_sandbox/admin`);
  const search = (): Promise<number> =>
    page.evaluate(
      async () =>
        (await fetch('/v1/gifs/search?q=cat&api_key=k', { referrerPolicy: 'no-referrer' })).status,
    );
  await test.step('a fault applies, is counted, and is removed without losing focus', async () => {
    await page.getByRole('combobox', { name: 'Path' }).fill('/v1/gifs/search');
    await page.getByRole('spinbutton', { name: 'Status' }).fill('503');
    await page.getByRole('textbox', { name: 'Query' }).fill('q=c*');
    await page.getByRole('button', { name: 'Add the fault' }).click();
    await expect(page.getByRole('status')).toHaveText('The fault is added.');
    expect(await search()).toBe(503);
    const faults = page.getByRole('region', { name: 'Faults' });
    await expect(faults.getByText('Struck 1 so far.')).toBeVisible();
    const requests = page.getByRole('region', { name: 'Requests' });
    await expect(requests.getByText('503 GET /v1/gifs/search?q=cat')).toBeVisible();
    await faults.getByRole('button', { name: /^Remove the fault/ }).click();
    await expect(faults).toBeFocused();
    expect(await search()).toBe(200);
  });
  await test.step('the clock is set', async () => {
    const clock = page.getByRole('region', { name: 'Clock' });
    await clock.getByLabel('Time, UTC').fill('2031-05-02T10:00:00');
    await clock.getByRole('button', { name: 'Set the clock' }).click();
    await expect(clock.getByText('It is 2031-05-02 10:00:')).toBeVisible();
  });
  await test.step('invalid input is reported', async () => {
    await sandbox.reset();
    await page.getByRole('combobox', { name: 'Path' }).fill('/v1');
    await page.getByRole('textbox', { name: 'Message' }).fill('Without a status');
    await page.getByRole('button', { name: 'Add the fault' }).click();
    await expect(page.getByRole('status')).toHaveText(
      'Field "message": needs a "status" and no "body".',
    );
  });
  await test.step('the page fits its width and has no axe violations', async () => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(240);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOn(page)).toEqual([]);
    }
  });
  // Chromium logs the refused requests.
  complaints.length = 0;
});

test('the sandbox’s start page has no axe violations', async ({ page }) => {
  await page.goto(SANDBOX);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Admin', exact: true }),
  ).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});
