import type { Page } from '@playwright/test';
import { endAnimations } from './end-animations.ts';
import { expect, test } from './fixtures.ts';
import { EMBED } from './settings.ts';

const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const button = (page: Page, name: string) => player(page).getByRole('button', { name });
const film = (page: Page) => player(page).locator('[data-film]');
const video = (page: Page) => player(page).locator('video:not([data-film])');

test('a clip shows its GIF, then plays with sound on click, as the only video', async ({
  page,
  clipId: id,
}) => {
  await page.goto(`${EMBED}/embed/${id}`);
  await expect(film(page)).toHaveJSProperty('paused', false);
  await expect(video(page)).toHaveCount(0);
  await button(page, 'Unmute clip').click();
  await expect(film(page)).toHaveCount(0);
  await expect(video(page)).toHaveJSProperty('paused', false);
  await expect(video(page)).toHaveJSProperty('muted', false);
  await button(page, 'Mute clip').click();
  await expect(video(page)).toHaveJSProperty('muted', true);
  await button(page, 'Pause').click();
  const still = player(page).locator('picture > img[fetchpriority=high]');
  await expect(still).toBeVisible();
  await expect(still).not.toHaveJSProperty('naturalWidth', 0);
});

test('the captions of a clip stay above its controls', async ({ page, clipId: id }) => {
  await page.setViewportSize({ width: 300, height: 260 });
  await page.goto(`${EMBED}/player/${id}`);
  await button(page, 'Unmute clip').click();
  await button(page, 'Captions: Off').click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  const caption = () =>
    video(page).evaluate((element: HTMLVideoElement) => {
      element.playbackRate = 0;
      element.currentTime = 1.5;
      return element.textTracks[0]?.activeCues?.length;
    });
  await expect.poll(caption).toBe(1);
  await page.evaluate(endAnimations);
  const controls = page.locator('.player-footer .controls');
  const withCaption = await controls.screenshot();
  await video(page).evaluate((element: HTMLVideoElement) => {
    for (const track of element.textTracks) track.mode = 'disabled';
  });
  expect(withCaption.equals(await controls.screenshot())).toBe(true);
});

test('a clip that cannot be played shows its GIF', async ({ page, complaints, clipId: id }) => {
  await page.route(/giphy\d+p\.mp4$/, (route) => route.abort());
  await page.goto(`${EMBED}/embed/${id}`);
  await button(page, 'Unmute clip').click();
  await expect.poll(() => complaints.join()).toContain('Can not play a video of type mp4');
  await expect(video(page)).toHaveCount(0);
  await expect(film(page)).toBeVisible();
  await expect(button(page, 'Unmute clip')).toBeVisible();
  complaints.length = 0;
});

test('a small frame has no cutout and keeps the sound button', async ({ page, clipId: id }) => {
  await page.setViewportSize({ width: 240, height: 180 });
  await page.goto(`${EMBED}/player/${id}`);
  await expect(button(page, 'Pause')).toBeVisible();
  await button(page, 'Unmute clip').click();
  await expect(video(page)).toHaveJSProperty('muted', false);
  const stage = player(page).locator('.stage');
  await expect(stage).toHaveCSS('clip-path', 'none');
  await page.setViewportSize({ width: 480, height: 480 });
  await expect(stage).toHaveCSS('clip-path', /^polygon/);
});

test('the bare player opens its related GIFs over it: 6 first, then 12', async ({
  page,
  sandbox,
  id,
}) => {
  await page.setViewportSize({ width: 480, height: 480 });
  await page.goto(`${EMBED}/player/${id}`);
  await button(page, 'Related GIFs').press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Related GIFs' });
  const related = sheet.getByRole('region', { name: 'Related GIFs' });
  await expect(related.getByRole('link').first()).toHaveAttribute('href', /\/player\//);
  const limits = async () =>
    (await sandbox.requests())
      .filter(({ path }) => path.endsWith('/related'))
      .map(({ query }) => query.limit);
  await expect.poll(limits).toEqual(expect.arrayContaining(['6', '12']));
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(button(page, 'Related GIFs')).toBeFocused();
});
