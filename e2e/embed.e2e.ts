import { gzipSync } from 'node:zlib';
import { languages } from '../packages/labels/src/index.ts';
import { catalog } from '../packages/providers/src/index.ts';
import { budgetFault } from '../scripts/compressed-budget.ts';
import { expect, test } from './fixtures.ts';
import { EMBED, GALLERY } from './settings.ts';
import { startPlayer } from './tracking-site.ts';

test('the first frame shows before the GIF, but not through a sticker', async ({
  page,
  sandbox,
  id,
}) => {
  const [sticker] = await sandbox.ids('stickers/trending?limit=1');
  await page.route(/\.mp4$/, () => {});
  await page.goto(`${EMBED}/embed/${id}`, { waitUntil: 'commit' });
  const player = page.getByRole('region', { name: 'Player' });
  const still = player.locator('.first-frame');
  await expect
    .poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1);
  await page.goto(`${EMBED}/embed/${sticker}`);
  await expect(player.locator('.giphy-gif-img')).toHaveJSProperty('complete', true);
  await expect(player.locator('img[fetchpriority="high"]')).toBeHidden();
});

/** Size of the frame in embed code, in px. */
const FRAME = { width: 480, height: 480 };

/** Runs in the page: URLs of loaded images. */
const loadedSources = (images: Element[]) =>
  images
    .filter((image) => (image as HTMLImageElement).naturalWidth > 0)
    .map((image) => image.getAttribute('src'));

test('a visitor who only watches loads only the start script, at most 4.5 KB, and no related still', async ({
  page,
  request,
  id,
}) => {
  const scripts: string[] = [];
  page.on('request', (one) => {
    if (new URL(one.url()).pathname.endsWith('.js')) scripts.push(one.url());
  });
  const counting = page.waitForRequest(/pingback/);
  await page.setViewportSize(FRAME);
  await page.goto(`${EMBED}/embed/${id}`, { waitUntil: 'load' });
  await counting;
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([expect.stringContaining('/start-')]);
  const code = await (await request.get(scripts[0] ?? '')).body();
  expect(budgetFault(gzipSync(code, { level: 9 }).length, 4_608)).toBeUndefined();
  const related = page.getByRole('region', { name: 'Related GIFs' });
  expect(await related.locator('img').evaluateAll(loadedSources)).toEqual([]);
  await related.hover();
  await expect.poll(() => scripts.join()).toContain('/RelatedGrid-');
});

test('a related still loads when it comes into view, before the client, even with reduced motion', async ({
  page,
  id,
}) => {
  await page.route(/\/client-/, () => {});
  await page.setViewportSize(FRAME);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(`${EMBED}/embed/${id}`, { waitUntil: 'networkidle' });
    const stills = page.getByRole('region', { name: 'Related GIFs' }).locator('img');
    const countLoaded = async () => (await stills.evaluateAll(loadedSources)).length;
    expect(await countLoaded()).toBe(0);
    await page.evaluate(() => scrollBy(0, 200));
    await expect.poll(countLoaded).toBe(3);
  }
});

test('every page is small in every language and has the prefixes that Safari needs', async ({
  request,
  sandbox,
}) => {
  const ids = [
    ...(await sandbox.ids('gifs/trending?limit=20')),
    ...(await sandbox.ids('stickers/trending?limit=5')),
    ...(await sandbox.ids('videos/trending?limit=5')),
  ];
  const tags = Object.keys(languages);
  for (const [index, id] of ids.entries()) {
    const language = tags[index % tags.length];
    for (const variant of ['embed', 'player']) {
      const page = await (await request.get(`${EMBED}/${variant}/${id}?lang=${language}`)).body();
      expect(page.length, id).toBeLessThanOrEqual(20 * 1024);
      expect(budgetFault(gzipSync(page).length, 6800), id).toBeUndefined();
      expect(String(page)).toContain('-webkit-backdrop-filter:blur(8px);backdrop-filter:blur(8px)');
    }
  }
});

test('an error page reloads itself with any fragment in its address', async ({
  page,
  sandbox,
  complaints,
}) => {
  await sandbox.fail({ path: '/v1/gifs', status: 503 });
  await page.clock.install();
  // This id is new, so no earlier test has filled the embed's cache.
  const url = `${EMBED}/player/never-asked-for#gifkit-host=https%3A%2F%2Fa.example&gifkit-token=abc`;
  // The script that sets the timer loads after the page.
  await page.goto(url, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'The GIFs are taking a break' })).toBeVisible();
  const again = page.waitForRequest((request) => request.isNavigationRequest(), { timeout: 4000 });
  await page.clock.runFor(13_000);
  await again;
  expect(page.url()).toContain('gifkit-token=abc');
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('link', { name: 'Try again' }).click();
  await asked;
  // The browser logs each failed response with a delay.
  await expect.poll(() => complaints.length).toBe(3);
  complaints.length = 0;
});

test('a GIF of a static catalog plays, pauses and is shared, and only its files are requested', async ({
  page,
}) => {
  const folder = `${GALLERY}/own-gifs`;
  const { data } = await catalog({ url: folder }).trending({ limit: 1 });
  const player = await startPlayer({
    GIF_CATALOG: folder,
    GIF_API_URL: undefined,
    GIF_API_KEY: undefined,
    PINGBACK_URL: undefined,
  });
  const origin = `http://127.0.0.1:${player.port}`;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  try {
    for (const view of ['embed', 'player']) {
      await page.goto(`${origin}/${view}/${data[0]?.id}`);
      const picture = page.locator('.giphy-gif-img');
      const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      await page.getByRole('button', { name: 'Pause', exact: true }).click();
      await expect.poll(shown).toContain('still');
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect.poll(shown).not.toContain('still');
      await page.getByRole('button', { name: 'Share' }).press('Enter');
      const link = page.getByRole('textbox', { name: 'Link' });
      await expect(link).toHaveValue(new RegExp(`/embed/${data[0]?.id}$`));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More' }).click();
      await expect(page.getByRole('dialog', { name: 'More' }).getByRole('button')).toHaveText([
        '',
        'Share',
        'Keyboard shortcuts',
      ]);
    }
  } finally {
    await player.close();
  }
  const others = asked.filter((url) => !url.startsWith(`${origin}/`));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((url) => !url.startsWith(`${folder}/media/`))).toEqual([]);
});
