import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hold, movingFiles } from './requests.ts';
import { EMBED } from './settings.ts';

const CLIENT = /\/client-[^/]+\.js$/;
const SCRIPTS = /\/assets\/.+\.js$/;

test('clicks before hydration take effect once', async ({ page, id }) => {
  const release = await hold(page, CLIENT);
  await page.goto(`${EMBED}/embed/${id}`);
  const film = page.locator('[data-film]');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  // Styles show the still immediately.
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(film).toBeHidden();
  await expect(film).toHaveJSProperty('paused', false);
  release();
  await expect(film).toHaveJSProperty('paused', true);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a page whose client fails keeps its GIF and links, shows no dead buttons, and reloads on request', async ({
  page,
  complaints,
  id,
}) => {
  await page.route(CLIENT, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${EMBED}/embed/${id}#analytics=off`);
  await page.mouse.move(240, 240);
  await expect(page.getByRole('button')).toHaveCount(0);
  const film = page.locator('[data-film]');
  await expect(film).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue Watching on Gifkit' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Pause', exact: true }).press(' ');
  await expect(film).toBeHidden();
  await page.unroute(CLIENT);
  const again = page.getByRole('link', { name: 'This did not load. Try again' });
  await Promise.all([page.waitForEvent('load'), again.click()]);
  await expect(again).toBeHidden();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(page.url()).toContain('#analytics=off');
  complaints.length = 0;
});

test('a page whose client hangs shows a notice after 10 seconds, and hydrates when it arrives', async ({
  page,
  id,
}) => {
  await page.clock.install();
  const release = await hold(page, CLIENT);
  await page.goto(`${EMBED}/embed/${id}`);
  const share = page.getByRole('button', { name: 'Share' });
  await share.press('Enter');
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'This did not load. Try again' })).toBeFocused();
  release();
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
});

test('a page without its start script can be paused and left, and shows no dead buttons', async ({
  page,
  complaints,
  id,
}) => {
  const isGone = (route: Route) => route.fulfill({ status: 404 });
  const hangs = () => {};
  for (const [variant, failure] of [
    ['embed', isGone],
    ['player', hangs],
  ] as const) {
    await page.route(SCRIPTS, failure);
    await page.goto(`${EMBED}/${variant}/${id}`, { waitUntil: 'commit' });
    const film = page.locator('[data-film]');
    await expect(film).toBeVisible();
    await page.mouse.move(240, 240);
    const pause = page.getByRole('checkbox', { name: 'Pause', exact: true });
    await pause.press(' ');
    await expect(film).toBeHidden();
    await pause.click();
    await expect(film).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link').first()).toHaveAttribute('href', /^http/);
    await page.goto('about:blank');
    await page.unroute(SCRIPTS);
  }
  complaints.length = 0;
});

test('a page whose start script is late gets its buttons then, without the switch', async ({
  page,
  id,
}) => {
  const release = await hold(page, /\/start-[^/]+\.js$/);
  await page.goto(`${EMBED}/embed/${id}`, { waitUntil: 'commit' });
  const pause = page.getByRole('checkbox', { name: 'Pause', exact: true });
  await expect(pause).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  release();
  await expect(pause).toBeHidden();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a part that fails to load is replaced by a link while the GIF keeps playing', async ({
  page,
  sandbox,
  complaints,
  clipId: clip,
}) => {
  const unmute = page.getByRole('button', { name: 'Unmute clip' });
  const watch = page.getByRole('link', { name: 'Watch', exact: true });
  const notice = page.getByRole('alert');
  const related = page.getByRole('region', { name: 'Related GIFs' });
  for (const [part, id, open, place, link] of [
    ['RelatedGrid', clip, () => page.mouse.move(240, 240), related, 'View on Gifkit'],
    ['Clip', clip, () => unmute.click(), notice, 'View on Gifkit'],
    ['ExternalMedia', await sandbox.idFrom('youtube'), () => watch.click(), notice, 'Watch'],
  ] as const) {
    // Only this part, so that nothing fails after the last look.
    await page.unrouteAll();
    await page.route(new RegExp(`/${part}-`), (route) => route.fulfill({ status: 404 }));
    await page.goto(`${EMBED}/embed/${id}`);
    await open();
    await expect(place.getByRole('link', { name: link })).toHaveAttribute('href', /^http/);
  }
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeAttached();
  complaints.length = 0;
});

test('a broken source of a film falls back to the next one, a broken film to the picture, a broken WebP to the GIF', async ({
  page,
  sandbox,
  complaints,
  id,
}) => {
  const [sticker] = await sandbox.ids('stickers/trending?limit=1');
  await page.setViewportSize({ width: 120, height: 120 });
  await page.route(/200w\.mp4$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${EMBED}/embed/${id}`);
  await expect(page.locator('[data-film]')).toHaveJSProperty('paused', false);
  await page.route(/\.mp4$/, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  const picture = page.locator('.giphy-gif-img');
  await expect(picture).toBeVisible();
  await page.route(/\.webp$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${EMBED}/embed/${sticker}`);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\.gif$/);
  complaints.length = 0;
});

test('with Save-Data or reduced motion, nothing of the film loads before the visitor plays it', async ({
  page,
  id,
}) => {
  const films = movingFiles(page);
  for (const [savesData, reducedMotion] of [
    ['on', null],
    ['off', 'reduce'],
  ] as const) {
    await page.setExtraHTTPHeaders({ 'Save-Data': savesData });
    await page.emulateMedia({ reducedMotion });
    // Ends the requests of the last page.
    await page.goto('about:blank');
    films.length = 0;
    await page.goto(`${EMBED}/player/${id}`, { waitUntil: 'networkidle' });
    expect(films).toEqual([]);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.locator('[data-film]')).toHaveJSProperty('paused', false);
    await expect.poll(() => films.length).toBeGreaterThan(0);
  }
});

test('shortcuts control the player from anywhere on the page', async ({ page, clipId: id }) => {
  await page.goto(`${EMBED}/player/${id}`);
  const film = page.locator('[data-film]');
  await page.keyboard.press('k');
  await expect(film).toHaveJSProperty('paused', true);
  await page.keyboard.press(' ');
  await expect(film).toHaveJSProperty('paused', false);
  await page.keyboard.press('m');
  const clip = page.locator('video:not([data-film])');
  await expect(clip).toHaveJSProperty('muted', false);
  await page.keyboard.press('m');
  await expect(clip).toHaveJSProperty('muted', true);
  await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible();
  // Paused, so that only the arrow keys change the time.
  await clip.evaluate((video: HTMLVideoElement) => {
    video.pause();
    video.currentTime = 0.5;
  });
  const time = () => clip.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await page.keyboard.press('ArrowRight');
  await expect.poll(time).toBeGreaterThan(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(time).toBeLessThan(1);
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
