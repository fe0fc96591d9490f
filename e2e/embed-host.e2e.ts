import type { Page } from '@playwright/test';
import type { EmbedError, EmbedOptions } from '../packages/embed-sdk/src/index.ts';
import { createEmbed, openHost, serveOrigins, stateOf } from './embed-site.ts';
import { expect, test } from './fixtures.ts';
import { serveDuring } from './serve-during.ts';
import { EMBED, SANDBOX } from './settings.ts';

const origins = serveDuring(() => serveOrigins());

/** Puts the real embed of a GIF on a host page of another origin. */
async function embedOn(page: Page, id = '', options: Partial<EmbedOptions> = {}) {
  await openHost(page, origins());
  return createEmbed(page, { id, origin: EMBED, ...options });
}

test('the embed follows its host page and reports to it, even in a sandboxed frame', async ({
  page,
  id,
}) => {
  for (const options of [
    {},
    { sandbox: 'allow-scripts', width: 240, height: 180 },
    { sandbox: 'allow-scripts allow-same-origin' },
  ]) {
    const embed = await embedOn(page, id, options);
    const told = await embed.evaluateHandle((it) => {
      const list: string[] = [];
      for (const type of ['play', 'pause'] as const) it.on(type, () => list.push(type));
      return list;
    });
    const frame = page.frameLocator('iframe');
    await embed.evaluate((it) => it.pause());
    expect(await stateOf(embed)).toMatchObject({ id, paused: true, muted: true });
    await frame.getByRole('button', { name: 'Play', exact: true }).press('Enter');
    await expect.poll(() => stateOf(embed)).toMatchObject({ paused: false });
    await expect(frame.getByRole('button', { name: 'Pause', exact: true })).toBeAttached();
    await expect.poll(() => told.jsonValue()).toEqual(['pause', 'play']);
    const failure = await embed.evaluate((it) => it.seek(2).catch(({ message }: Error) => message));
    expect(failure).toContain('only clips have sound');
  }
});

test('an embed of the SDK makes five requests until it is used', async ({ page, id }) => {
  const requests: string[] = [];
  const counting = page.waitForRequest(/pingback/);
  page.on('request', (one) => requests.push(one.url()));
  await embedOn(page, id, { view: 'player' });
  await counting;
  const [, , ...ofFrame] = requests;
  expect(ofFrame).toHaveLength(5);
});

test('the host page’s key is used for the calls of its frame and kept secret', async ({
  page,
  id,
}) => {
  const told: { key: string | null; referer: string | undefined }[] = [];
  page.on('request', (request) => {
    const { origin, searchParams, pathname } = new URL(request.url());
    if (origin !== SANDBOX || !/related|pingback/.test(pathname)) return;
    const key = searchParams.get('api_key') ?? searchParams.get('apikey');
    told.push({ key, referer: request.headers().referer });
  });
  const address = `${EMBED}/embed/${id}?api_key=of-the-host`;
  const html = `<iframe src="${address}" width="480" height="480"></iframe>`;
  await openHost(page, origins(), html);
  const player = page.frameLocator('iframe');
  await player.getByRole('region', { name: 'Related GIFs' }).hover();
  await expect.poll(() => told.length).toBeGreaterThan(1);
  await player.getByRole('button', { name: 'Share' }).press('Enter');
  for (const name of ['Embed code', 'Link'])
    await expect(player.getByRole('textbox', { name })).not.toHaveValue(/of-the-host/);
  await page.keyboard.press('Escape');
  // The next GIF in the same frame uses it as well.
  await player.locator('.giphy-grid a[href*="api_key=of-the-host"]').first().click();
  await expect.poll(() => page.frames()[1]?.url()).not.toContain(`/${id}`);
  const before = told.length;
  await player.getByRole('region', { name: 'Related GIFs' }).hover();
  await expect.poll(() => told.length).toBeGreaterThan(before + 1);
  expect(new Set(told.map(({ key }) => key))).toEqual(new Set(['of-the-host']));
  expect(new Set(told.map(({ referer }) => referer))).toEqual(new Set([`${EMBED}/`]));
});

test('the host page seeks in a clip and receives its sound and end events', async ({
  page,
  clipId: id,
}) => {
  const embed = await embedOn(page, id);
  const told = await embed.evaluateHandle((it) => {
    const list: string[] = [];
    it.on('volumechange', ({ muted }) => list.push(muted ? 'muted' : 'loud'));
    it.on('ended', () => list.push('ended'));
    return list;
  });
  expect(await stateOf(embed)).toMatchObject({ muted: true, time: 0, duration: 0 });
  await embed.evaluate((it) => it.unmute());
  await embed.evaluate((it) => it.mute());
  await expect.poll(() => told.jsonValue()).toEqual(['loud', 'muted']);
  await embed.evaluate((it) => it.pause());
  await embed.evaluate((it) => it.seek(0.5));
  await expect.poll(() => stateOf(embed)).toMatchObject({ paused: true, time: 0.5 });
  const { duration } = await stateOf(embed);
  expect(duration).toBeGreaterThan(1);
  await embed.evaluate((it, end) => it.seek(end), duration - 0.1);
  await embed.evaluate((it) => it.play());
  await expect.poll(() => told.jsonValue()).toContain('ended');
});

/** Frame widths in px: up to 719 with the height of the GIF, then with that of the page. */
const WIDTHS = [340, 719, 720, 1280];

test('autoHeight leaves no blank space and cuts off nothing, for a tall GIF and a wide one', async ({
  page,
  request,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  const ids = await sandbox.ids('gifs/trending?limit=50');
  const response = await request.get(`${SANDBOX}/v1/gifs?api_key=e2e&ids=${ids.join()}`);
  const { data } = (await response.json()) as {
    data: { id: string; images: { original: { width: number; height: number } } }[];
  };
  const gifs = data
    .map(({ id, images: { original } }) => ({ id, ratio: original.width / original.height }))
    .toSorted((a, b) => a.ratio - b.ratio);
  for (const gif of [gifs.at(0), gifs.at(-1)]) {
    for (const width of WIDTHS) {
      const embed = await embedOn(page, gif?.id, { autoHeight: true, width, height: 300 });
      await stateOf(embed);
      const heightOf = () => embed.evaluate(({ iframe }) => iframe.getBoundingClientRect().height);
      if (width < 720) {
        const height = Math.ceil(width / (gif?.ratio ?? 1));
        await expect.poll(heightOf, `at ${width} px`).toBe(Math.max(100, height));
        continue;
      }
      const left = () =>
        page.frames()[1]?.evaluate(() => {
          const { height = 0 } = document.querySelector('main')?.getBoundingClientRect() ?? {};
          return window.innerHeight - height;
        });
      await expect.poll(left, `left over at ${width} px`).toBeGreaterThanOrEqual(0);
      expect(await left(), `left over at ${width} px`).toBeLessThanOrEqual(1);
      expect(await heightOf()).toBeGreaterThan(700);
    }
  }
});

test('a frame of 900 px keeps its height while the visitor scrolls through related GIFs', async ({
  page,
  id,
}) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  const embed = await embedOn(page, id, { autoHeight: true, width: 900 });
  await stateOf(embed);
  const heightOf = () => embed.evaluate(({ iframe }) => iframe.getBoundingClientRect().height);
  await expect.poll(heightOf).toBeGreaterThan(700);
  const before = await heightOf();
  const related = page.frameLocator('iframe').getByRole('region', { name: 'Related GIFs' });
  await related.hover();
  await expect(related.getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => related.getByRole('article').count()).toBeGreaterThan(6);
  await embed.evaluate(({ iframe }) => {
    iframe.width = '880';
  });
  await expect.poll(heightOf).toBeLessThan(before);
  expect(await heightOf()).toBeGreaterThan(before - 40);
});

test('a sandboxed frame stays controlled when the visitor opens a related GIF', async ({
  page,
  id,
}) => {
  for (const sandbox of ['allow-scripts', 'allow-scripts allow-same-origin']) {
    const embed = await embedOn(page, id, { sandbox });
    await stateOf(embed);
    const related = page.frameLocator('iframe').getByRole('region', { name: 'Related GIFs' });
    await related.getByRole('link').first().dispatchEvent('click');
    await expect.poll(async () => (await stateOf(embed)).id).not.toBe(id);
  }
});

test('the host page is told immediately why there is no player', async ({
  page,
  sandbox,
  complaints,
}) => {
  await sandbox.fail({ path: '/v1/gifs/missing503', status: 503 });
  for (const status of [404, 503]) {
    const embed = await embedOn(page, `missing${status}`, { sandbox: 'allow-scripts' });
    const heard = await embed.evaluate(async (it) => {
      const event = new Promise<EmbedError>((resolve) => it.on('error', resolve));
      const call = it.getState().catch((error: EmbedError) => error);
      return (await Promise.all([event, call])).map((error) => Object.assign({}, error));
    });
    const expected = expect.objectContaining({ code: 'unavailable', status });
    expect(heard).toEqual([expected, expected]);
  }
  // The error responses are the point of this test.
  expect(complaints.every((text) => /404|503/.test(text))).toBe(true);
  complaints.length = 0;
});
