import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { movingFiles } from './requests.ts';
import { openStory, serveStories } from './story-site.ts';

serveStories();

const films = (page: Page) => page.locator('video.giphy-gif-video');

const moving = (page: Page) =>
  films(page).evaluateAll((all) => all.filter((film) => !(film as HTMLVideoElement).paused).length);

test('a grid of films only loads MP4s, plays those in view, and stops them all', async ({
  page,
  sandbox,
}) => {
  const files = movingFiles(page);
  const areFilms = () => files.length > 0 && files.every((file) => file.endsWith('.mp4'));
  await page.setViewportSize({ width: 700, height: 700 });
  // The story's play function waits for the first film.
  await openStory(page, 'grid--films');
  await page.getByRole('button', { name: 'Pause all' }).click();
  await expect(films(page)).toHaveCount(0);
  expect(areFilms(), files.join()).toBe(true);
  const loaded = files.length;
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('.giphy-gif-img[src*="_s."]').last()).toBeVisible();
  expect(await films(page).count()).toBe(0);
  expect(files).toHaveLength(loaded);

  await page.getByRole('button', { name: 'Play all' }).click();
  await expect.poll(() => moving(page)).toBeGreaterThan(2);
  const inView = await page.locator('.giphy-gif').evaluateAll(
    (tiles) =>
      tiles.filter((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return bottom >= 0 && top <= window.innerHeight;
      }).length,
  );
  expect(await films(page).count()).toBeLessThanOrEqual(inView);
  expect(areFilms(), files.join()).toBe(true);
  await expect
    .poll(
      async () => (await sandbox.events()).filter((event) => event.action_type === 'SEEN').length,
    )
    .toBeGreaterThan(2);
});
