import { expect, test } from './fixtures.ts';
import { LARGE_TARGET, LEAST_TARGET, targetsOn } from './reach.ts';
import { cutTexts, excessWidth, spaceText, ZOOMED } from './room.ts';
import { EMBED } from './settings.ts';

const SMALL = { width: 240, height: 180 };

test('at 400 %, with text set wider, nothing of the embed is cut, and what is pressed often has 44 px', async ({
  page,
  sandbox,
}) => {
  const [id] = await sandbox.ids('videos/search?q=a&limit=1');
  await page.setViewportSize(ZOOMED);
  await page.goto(`${EMBED}/embed/${id}`);
  const share = page.getByRole('button', { name: 'Share' });
  await share.focus();
  await spaceText(page);
  expect(await cutTexts(page)).toEqual([]);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  const targets = await targetsOn(page);
  expect(targets.filter(({ width, height }) => Math.min(width, height) < LEAST_TARGET)).toEqual([]);
  for (const name of ['GIPHY', 'Share', 'Pause'])
    expect(targets.find((target) => target.name.startsWith(name))?.height).toBeGreaterThanOrEqual(
      LARGE_TARGET,
    );
  await share.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Link' })).toBeAttached();
  expect(await cutTexts(page)).toEqual([]);
  expect(
    await page.getByRole('dialog').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth),
  ).toBe(0);
});

for (const path of ['embed', 'player']) {
  test(`a small frame has a way to sound, captions, share menu and related GIFs, by pointer and keys: /${path}`, async ({
    page,
    sandbox,
  }) => {
    const [id] = await sandbox.ids('videos/search?q=a&limit=1');
    await page.setViewportSize(SMALL);
    await page.goto(`${EMBED}/${path}/${id}`);
    const more = page.getByRole('button', { name: 'More' });
    await page.mouse.move(120, 90);
    await more.click();
    await page.getByRole('button', { name: 'Unmute clip' }).click();
    await expect(page.locator('video:not([data-film])')).toHaveJSProperty('muted', false);
    await expect(more).toBeFocused();
    await more.press('Enter');
    const captions = page.getByRole('button', { name: 'Captions: English' });
    await captions.press('Enter');
    await expect(more).toBeFocused();
    const showing = () =>
      page
        .locator('video:not([data-film])')
        .evaluate((video: HTMLVideoElement) =>
          [...video.textTracks].some(({ mode }) => mode === 'showing'),
        );
    await expect.poll(showing).toBe(true);
    await more.press('Enter');
    await expect(captions).toHaveAttribute('aria-pressed', 'true');
    await spaceText(page);
    expect(await cutTexts(page)).toEqual([]);
    await page.getByRole('button', { name: 'Share' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await more.press('Enter');
    await page.getByRole('button', { name: 'Related GIFs' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Related GIFs' })).toBeInViewport();
    await expect(page.getByRole('dialog', { name: 'More' })).toHaveCount(0);
  });
}
