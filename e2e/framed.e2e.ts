import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { serveHost } from './host-site.ts';
import { placeQuery } from './places.ts';
import { serveDuring } from './serve-during.ts';

const site = serveDuring(() => serveHost('places'));

async function open(page: Page, part: string): Promise<FrameLocator> {
  await page.goto(`${site().url}/?${placeQuery('framed', part)}`);
  return page.frameLocator('iframe');
}

/** In a low frame a picker is a sheet, in a tall one a popover. */
const makeTall = (page: Page): Promise<void> =>
  page.locator('iframe').evaluate((one) => {
    one.style.height = '700px';
  });

test.describe('rendered into a frame’s document', () => {
  test('a picker is a sheet in a narrow frame, returns the picked GIF, and closes on a click outside', async ({
    page,
    sandbox: _,
  }) => {
    const frame = await open(page, 'picker');
    const dialog = frame.getByRole('dialog');
    const button = frame.getByRole('button', { name: 'Pick a GIF' });
    await makeTall(page);
    await button.press('Enter');
    await expect(dialog).toHaveAttribute('data-kind', 'popover');
    await page.locator('iframe').evaluate((one) => {
      one.style.width = '320px';
    });
    await expect(dialog).toHaveAttribute('data-kind', 'sheet');
    await page.locator('iframe').evaluate((one) => {
      one.style.width = '640px';
    });
    await expect(dialog).toHaveAttribute('data-kind', 'popover');
    await dialog.getByRole('combobox').press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await dialog.locator('[data-giphy-index="0"] .giphy-gif').click();
    await expect(frame.locator('output')).toHaveText(/^\w+$/);
    await expect(dialog).toHaveCount(0);
    await button.click();
    await expect(dialog.locator('.giphy-gif').first()).toBeVisible();
    await frame.getByText('A widget').click({ position: { x: 600, y: 100 } });
    await expect(dialog).toHaveCount(0);
  });
});
