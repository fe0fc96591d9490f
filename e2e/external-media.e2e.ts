import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { EMBED } from './settings.ts';

/** Stands in for a provider at the network level; returns its requests. */
async function standIn(page: Page, body = ''): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/youtube|vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body });
  });
  return asked;
}

const back = (page: Page) => page.getByRole('button', { name: 'Back to GIF' });
const watch = (page: Page) => page.getByRole('link', { name: 'Watch', exact: true });

/** Stub of YouTube's player that reports its state. */
const YOUTUBE = `<script>
  addEventListener('message', ({ data, source, origin }) => {
    if (JSON.parse(data).event !== 'listening') return;
    window.tell = (info) => source.postMessage(JSON.stringify({ event: 'onStateChange', info }), origin);
    window.tell(1);
  });
</script>`;

test('a YouTube video loads on click, and the back button shows while it is paused', async ({
  page,
  sandbox,
}) => {
  const asked = await standIn(page, YOUTUBE);
  await page.goto(`${EMBED}/embed/${await sandbox.idFrom('youtube')}`);
  await expect(watch(page)).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
  expect(asked).toEqual([]);
  await watch(page).click();
  await expect(page.locator('iframe')).toBeVisible();
  const find = () => page.frames().find((one) => one.url().includes('youtube-nocookie'));
  await expect.poll(find).toBeDefined();
  await expect(back(page)).toHaveCount(0);
  await find()?.evaluate(() => Object(window).tell(2));
  await back(page).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.locator('[data-film]')).toBeVisible();
  await expect(watch(page)).toBeFocused();
});

/** Stub of Vimeo's player that reports that it is ready, and other states on command. Keeps what it is told. */
const VIMEO = `<script>
  window.told = [];
  const say = (message) => parent.postMessage(JSON.stringify(message), '*');
  addEventListener('message', ({ data }) => {
    told.push(JSON.stringify(data));
    const { method, value } = Object(typeof data === 'string' ? JSON.parse(data) : data);
    if (method === 'ping') say({ event: 'ready' });
    if (method === 'addEventListener' && value === 'error') window.tell = (event) => say({ event, data: {} });
  });
  say({ event: 'ready' });
</script>`;

test('the back button shows while a Vimeo video is paused or has ended, and Vimeo gets no key of the host page', async ({
  page,
  sandbox,
}) => {
  await page.route(/player\.vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: VIMEO }),
  );
  await page.route(/vimeo\.com\/api\/oembed/, (route) =>
    route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await page.goto(`${EMBED}/embed/${await sandbox.idFrom('vimeo')}#api_key=of-the-host`);
  await watch(page).click();
  const find = () => page.frames().find((one) => one.url().includes('player.vimeo'));
  await expect.poll(() => find()?.evaluate(() => 'tell' in window)).toBe(true);
  const tell = (event: string) => find()?.evaluate((name) => Object(window).tell(name), event);
  for (const [event, isShown] of [
    ['play', 0],
    ['pause', 1],
    ['play', 0],
    ['ended', 1],
  ] as const) {
    await tell(event);
    await expect(back(page)).toHaveCount(isShown);
  }
  expect(await find()?.evaluate(() => String(Object(window).told))).not.toContain('of-the-host');
});
