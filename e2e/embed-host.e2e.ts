import type { Frame, JSHandle, Page } from '@playwright/test';
import type { Embed, EmbedError, EmbedOptions } from '../packages/embed-sdk/src/index.ts';
import { type Origins, serveOrigins } from './embed-site.ts';
import { expect, test } from './fixtures.ts';
import { EMBED, SANDBOX } from './settings.ts';

let origins: Origins;
test.beforeAll(async () => {
  origins = await serveOrigins();
});
test.afterAll(() => origins.close());

/** Puts the real embed of a GIF on a host page of another origin. */
async function embedOn(
  page: Page,
  id = '',
  options: Partial<EmbedOptions> = {},
  html = '',
): Promise<JSHandle<Embed>> {
  await page.goto(`${origins.host}/?${new URLSearchParams({ html })}`);
  return page.evaluateHandle(
    (all) => {
      const element = document.querySelector('#here');
      if (!element) throw new Error('This is not the host page.');
      return window.sdk.createEmbed(element, all);
    },
    { id, origin: EMBED, ...options },
  );
}

const stateOf = (embed: JSHandle<Embed>) => embed.evaluate((it) => it.getState());

/** The document in the page's frame of this address, once its script has run. */
async function frameAt(page: Page, url: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(url));
  await expect.poll(find).toBeTruthy();
  const frame = find();
  if (!frame) throw new Error(`No frame shows ${url}.`);
  await frame.waitForLoadState();
  return frame;
}

const frames: [string, Partial<EmbedOptions>][] = [
  ['a plain frame', {}],
  ['a sandboxed frame', { sandbox: 'allow-scripts' }],
  ['a sandboxed frame of 240x180', { sandbox: 'allow-scripts', width: 240, height: 180 }],
];

for (const [name, options] of frames) {
  test(`the embed in ${name} does what its host page asks, and tells it`, async ({
    page,
    sandbox,
  }) => {
    const [id] = await sandbox.ids('gifs/trending?limit=1');
    const embed = await embedOn(page, id, options);
    const told = await embed.evaluateHandle((it) => {
      const list: string[] = [];
      for (const type of ['play', 'pause'] as const) it.on(type, () => list.push(type));
      return list;
    });
    const frame = page.frameLocator('iframe');
    await embed.evaluate((it) => it.pause());
    expect(await stateOf(embed)).toMatchObject({ id, paused: true, muted: true });
    await expect(frame.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await embed.evaluate((it) => it.play());
    expect(await stateOf(embed)).toMatchObject({ paused: false });
    await expect(frame.getByRole('button', { name: 'Pause', exact: true })).toBeAttached();
    expect(await told.jsonValue()).toEqual(['pause', 'play']);
  });
}

const pasted = (id: string) =>
  `<iframe src="${EMBED}/embed/${id}" width="480" height="480"></iframe>`;

for (const [kind, put] of [
  [
    'pasted',
    (page: Page, id = '') =>
      page.goto(`${origins.host}/?${new URLSearchParams({ html: pasted(id) })}`),
  ],
  ["the SDK's", (page: Page, id = '') => embedOn(page, id)],
] as const) {
  test(`a view is counted once, though the host page moves the frame: ${kind}`, async ({
    page,
    sandbox,
  }) => {
    const actions = async () => (await sandbox.events()).map(({ action_type }) => action_type);
    const [id] = await sandbox.ids('gifs/trending?limit=1');
    await put(page, id);
    await expect.poll(actions).toEqual(['SEEN']);
    const loading = page.waitForResponse(`${EMBED}/embed/${id}`);
    await page.evaluate(() => document.body.append(document.querySelector('iframe') ?? ''));
    await loading;
    const player = page.frameLocator('iframe');
    await player.getByRole('button', { name: 'Pause', exact: true }).click();
    await player.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(actions).toEqual(expect.arrayContaining(['START']));
    await page.goto('about:blank');
    const views = (await sandbox.events()).filter(({ action_type }) => action_type === 'SEEN');
    // Related GIFs that come into view are others.
    expect(views.filter(({ attributes }) => !attributes?.layout_type)).toHaveLength(1);
  });
}

for (const [kind, put] of [
  ['by the SDK', (page: Page, id = '') => embedOn(page, id, { apiKey: 'of-the-host' })],
  [
    'in the address',
    (page: Page, id = '') =>
      page.goto(
        `${origins.host}/?${new URLSearchParams({ html: pasted(id).replace(id, `${id}?api_key=of-the-host`) })}`,
      ),
  ],
] as const) {
  test(`the key that a host page gives ${kind} is used for the calls of its frame`, async ({
    page,
    sandbox,
  }) => {
    const told: { key: string | null; referer: string | undefined }[] = [];
    page.on('request', (request) => {
      const { origin, searchParams, pathname } = new URL(request.url());
      if (origin !== SANDBOX || !/related|pingback/.test(pathname)) return;
      const key = searchParams.get('api_key') ?? searchParams.get('apikey');
      told.push({ key, referer: request.headers().referer });
    });
    const [id] = await sandbox.ids('gifs/trending?limit=1');
    await put(page, id);
    const player = page.frameLocator('iframe');
    await player.getByRole('region', { name: 'Related GIFs' }).hover();
    await expect.poll(() => told.length).toBeGreaterThan(1);
    // The next GIF in the same frame has it, too.
    const next = player.locator('.giphy-grid a[href*="api_key=of-the-host"]').first();
    await next.click();
    await expect.poll(() => page.frames()[1]?.url()).not.toContain(`/${id}`);
    const before = told.length;
    await player.getByRole('region', { name: 'Related GIFs' }).hover();
    await expect.poll(() => told.length).toBeGreaterThan(before + 1);
    expect(new Set(told.map(({ key }) => key))).toEqual(new Set(['of-the-host']));
    expect(new Set(told.map(({ referer }) => referer))).toEqual(new Set([`${EMBED}/`]));
  });
}

test('the host page seeks in a clip, and hears of its sound and its end', async ({
  page,
  sandbox,
}) => {
  const [id] = await sandbox.ids('videos/search?q=a&limit=1');
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

test('the host page hears when the visitor pauses', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  const embed = await embedOn(page, id);
  const told = await embed.evaluateHandle((it) => {
    const list: string[] = [];
    it.on('pause', () => list.push('pause'));
    return list;
  });
  await stateOf(embed);
  await page
    .frameLocator('iframe')
    .getByRole('button', { name: 'Pause', exact: true })
    .press('Enter');
  await expect.poll(() => told.jsonValue()).toEqual(['pause']);
});

test('the frame gets as high as its GIF', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  const embed = await embedOn(page, id, { autoHeight: true, height: 200 });
  await expect
    .poll(() => embed.evaluate(({ iframe }) => iframe.getBoundingClientRect().height))
    .toBe(270);
});

/** Widths of a frame in px, up to 719 as high as its GIF and from there on as high as its page. */
const WIDTHS = [240, 340, 480, 719, 720, 900, 1280];

for (const [shape, wanted] of [
  ['tall', 0.6],
  ['square', 1],
  ['wide', 16 / 9],
] as const) {
  test(`autoHeight leaves nothing blank and cuts nothing at any width: a ${shape} GIF`, async ({
    page,
    request,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 1400, height: 900 });
    const ids = await sandbox.ids('gifs/trending?limit=50');
    const response = await request.get(`${SANDBOX}/v1/gifs?api_key=e2e&ids=${ids.join()}`);
    const { data } = await response.json();
    const ratioOf = ({ images: { original } }: (typeof data)[number]): number =>
      original.width / original.height;
    const distance = (gif: (typeof data)[number]) => Math.abs(Math.log(ratioOf(gif) / wanted));
    const [gif] = data.toSorted(
      (a: (typeof data)[number], b: (typeof data)[number]) => distance(a) - distance(b),
    );
    expect(distance(gif)).toBeLessThan(0.2);
    for (const width of WIDTHS) {
      const embed = await embedOn(page, gif.id, { autoHeight: true, width, height: 300 });
      await stateOf(embed);
      const frame = page.frames()[1];
      const heightOf = () => embed.evaluate(({ iframe }) => iframe.getBoundingClientRect().height);
      const partsOf = () =>
        frame?.evaluate(() => ({
          frame: window.innerHeight,
          page: document.querySelector('main')?.getBoundingClientRect().height ?? 0,
          width: document.documentElement.clientWidth,
        }));
      if (width < 720) {
        const height = Math.ceil(width / ratioOf(gif));
        await expect.poll(heightOf, `at ${width} px`).toBe(Math.max(100, height));
      } else {
        const left = async () => {
          const { frame = 0, page = 0 } = (await partsOf()) ?? {};
          return frame - page;
        };
        await expect.poll(left, `left over at ${width} px`).toBeGreaterThanOrEqual(0);
        expect(await left(), `left over at ${width} px`).toBeLessThanOrEqual(1);
        expect((await partsOf())?.width, 'without a scrollbar').toBe(width);
        expect(await heightOf()).toBeGreaterThan(700);
      }
    }
  });
}

test('a frame of 900 px stays as high as it is while the visitor scrolls through related GIFs', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  const embed = await embedOn(page, id, { autoHeight: true, width: 900 });
  await stateOf(embed);
  const heightOf = () => embed.evaluate(({ iframe }) => iframe.getBoundingClientRect().height);
  await expect.poll(heightOf).toBeGreaterThan(700);
  const before = await heightOf();
  const related = page.frameLocator('iframe').getByRole('region', { name: 'Related GIFs' });
  await related.hover();
  await expect.poll(() => related.getByRole('article').count()).toBeGreaterThan(6);
  await embed.evaluate(({ iframe }) => {
    iframe.width = '880';
  });
  await expect.poll(heightOf).toBeLessThan(before);
  expect(await heightOf()).toBeGreaterThan(before - 40);
});

test('the frame does not grow with the endless list of related GIFs', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  const embed = await embedOn(page, id, { autoHeight: true });
  await stateOf(embed);
  const heightOf = () => embed.evaluate(({ iframe }) => iframe.getBoundingClientRect().height);
  const frame = page.frameLocator('iframe');
  const pictures = frame.getByRole('region', { name: 'Related GIFs' }).getByRole('link');
  await expect.poll(() => pictures.count()).toBeGreaterThan(0);
  const before = await heightOf();
  const first = await pictures.count();
  const box = await embed.evaluate(({ iframe }) => iframe.getBoundingClientRect().toJSON());
  await page.mouse.move(box.x + 100, box.y + 100);
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, 600);
  await expect.poll(() => pictures.count()).toBeGreaterThan(first);
  expect(await heightOf()).toBe(before);
});

test('a GIF has neither sound nor time, and the embed says so', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  const embed = await embedOn(page, id);
  for (const method of ['unmute', 'seek'] as const) {
    const failure = await embed.evaluate(
      (it, name) =>
        (name === 'seek' ? it.seek(2) : it.unmute()).catch(({ message }: Error) => message),
      method,
    );
    expect(failure).toContain('only clips have');
  }
});

test('the share fields keep the invitation of the host page to themselves', async ({
  page,
  sandbox,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  const embed = await embedOn(page, id);
  await stateOf(embed);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Share' }).press('Enter');
  for (const name of ['Embed code', 'Link']) {
    await expect(frame.getByRole('textbox', { name })).not.toHaveValue(/gifkit-token/);
  }
});

test('a sandboxed frame stays controlled when the visitor goes to a related GIF', async ({
  page,
  sandbox,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  const embed = await embedOn(page, id, { sandbox: 'allow-scripts' });
  await stateOf(embed);
  const related = page.frameLocator('iframe').getByRole('region', { name: 'Related GIFs' });
  await related.getByRole('link').first().dispatchEvent('click');
  await expect.poll(async () => (await stateOf(embed)).id).not.toBe(id);
});

for (const [name, status, fault] of [
  ['there is no such GIF', 404, undefined],
  ['the GIF service responds with nonsense', 502, { body: 'malformed' }],
  ['the GIF service is overloaded', 503, { status: 503 }],
  ['the GIF service is slow', 504, { latencyMs: 5000 }],
] as const)
  test(`the host page hears at once that ${name}`, async ({ page, sandbox, complaints }) => {
    const id = `missing${status}`;
    if (fault) await sandbox.fail({ path: `/v1/gifs/${id}`, ...fault });
    await page.goto(origins.host);
    const heard = await page.evaluate(
      async (options) => {
        const element = document.querySelector('#here');
        if (!element) throw new Error('This is not the host page.');
        const embed = window.sdk.createEmbed(element, options);
        const event = new Promise<EmbedError>((resolve) => embed.on('error', resolve));
        const call = embed.getState().catch((error: EmbedError) => error);
        return (await Promise.all([event, call])).map((error) => Object.assign({}, error));
      },
      { id, origin: EMBED, sandbox: 'allow-scripts' },
    );
    const expected = expect.objectContaining({ code: 'unavailable', status });
    expect(heard).toEqual([expected, expected]);
    // That the page in the frame is an error is what this is about.
    expect(complaints.every((text) => text.includes(String(status)))).toBe(true);
    complaints.length = 0;
  });

test('a player that hears its host page only at the second attempt does what that asks', async ({
  page,
  sandbox,
  complaints,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.route(/\/listen-(?!to-host)[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  const embed = await embedOn(page, id);
  await embed.evaluate((it) => it.pause());
  expect(await stateOf(embed)).toMatchObject({ id, paused: true });
  complaints.length = 0;
});

test('a player that cannot hear its host page stays a player, and calls of the host end in time', async ({
  page,
  sandbox,
  complaints,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.route(/\/listen-/, (route) => route.fulfill({ status: 404 }));
  const embed = await embedOn(page, id, { timeout: 2000 });
  const code = embed.evaluate((it) => it.pause().catch((error: EmbedError) => error.code));
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(frame.getByRole('button', { name: 'Play', exact: true })).toBeAttached();
  expect(await code).toBe('timeout');
  expect(complaints.join()).toContain('/listen-');
  complaints.length = 0;
});

test('forged messages of a third origin do nothing', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  const embed = await embedOn(page, id, {}, `<iframe src="${origins.third}/forger"></iframe>`);
  await stateOf(embed);
  const player = await frameAt(page, `${EMBED}/embed/`);
  const forgeries = await player.evaluateHandle(() => {
    const list: unknown[] = [];
    addEventListener('message', ({ data }) => list.push(data));
    return list;
  });
  const token = await embed.evaluate(
    ({ iframe }) =>
      new URLSearchParams(new URL(iframe.src).hash.slice(1)).get('gifkit-token') ?? '',
  );
  const forger = await frameAt(page, `${origins.third}/forger`);
  await forger.evaluate((stolen) => window.forger.forge(stolen), token);
  await expect.poll(() => forgeries.evaluate((list) => list.length)).toBe(3);
  expect(await stateOf(embed)).toMatchObject({ paused: false });
  expect(await forger.evaluate(() => window.forger.heard)).toEqual([]);
});
