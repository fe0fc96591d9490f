import type { Frame, JSHandle, Page } from '@playwright/test';
import type {
  ControlOptions,
  Embed,
  EmbedError,
  EmbedOptions,
} from '../packages/embed-sdk/src/index.ts';
import { createEmbed, openHost, serveOrigins, stateOf } from './embed-site.ts';
import { expect, test } from './fixtures.ts';
import { serveDuring } from './serve-during.ts';

const origins = serveDuring(() => serveOrigins());

const open = (page: Page, html = '') => openHost(page, origins(), html);

const create = (page: Page, options: Partial<EmbedOptions> = {}) =>
  createEmbed(page, { id: 'abc', origin: origins().player, ...options });

const connect = (page: Page, options: Partial<ControlOptions> = {}): Promise<JSHandle<Embed>> =>
  page.evaluateHandle(
    (all) => {
      const iframe = document.querySelector('iframe');
      if (!iframe) throw new Error('There is no frame.');
      return window.sdk.connectEmbed(iframe, all);
    },
    { origin: origins().player, ...options },
  );

/** Returns the document at this path, once its script has run. */
async function frameAt(page: Page, path: string): Promise<Frame> {
  const find = () =>
    page.frames().find((candidate) => candidate.url().split(/[?#]/)[0]?.endsWith(path));
  await expect.poll(find).toBeTruthy();
  const frame = find();
  if (!frame) throw new Error(`No frame shows ${path}.`);
  await frame.waitForLoadState();
  return frame;
}

const SANDBOXED = 'allow-scripts';

test('a plain frame reconnects after a link without the invitation', async ({ page }) => {
  await open(page);
  const embed = await create(page);
  await stateOf(embed);
  const frame = await frameAt(page, '/embed/abc');
  await frame.evaluate(() => document.querySelector('a')?.click());
  await frameAt(page, '/embed/other');
  await expect.poll(async () => (await stateOf(embed)).id).toBe('other');
});

test('an existing frame is connected after it has loaded, without a reload', async ({ page }) => {
  for (const attributes of ['', `sandbox="${SANDBOXED}"`, 'loading="lazy"']) {
    await open(page, `<iframe ${attributes} src="${origins().player}/embed/pasted"></iframe>`);
    const before = await (await frameAt(page, '/embed/pasted')).evaluateHandle(() => window);
    const entries = await page.evaluate(() => history.length);
    const embed = await connect(page);
    expect(await stateOf(embed)).toMatchObject({ id: 'pasted' });
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await before.evaluate((it) => it.player.state.id)).toBe('pasted');
  }
});

test('a page that replaces a sandboxed player cannot impersonate it', async ({ page }) => {
  await open(page);
  const embed = await create(page, { sandbox: SANDBOXED, timeout: 500 });
  await stateOf(embed);
  const told = await embed.evaluateHandle((it) => {
    const list: string[] = [];
    it.on('ready', () => list.push('ready'));
    return list;
  });
  const frame = await frameAt(page, '/embed/abc');
  await frame.goto(`${origins().third}/forger`);
  await frame.evaluate(() => window.forger.forge('1-2-3-4'));
  const failure = embed.evaluate((it) => it.play().catch(({ code }: EmbedError) => code));
  expect(await failure).toBe('timeout');
  expect(await told.jsonValue()).toEqual([]);
  expect(await frame.evaluate(() => window.forger.heard)).toEqual([]);
});

test('has its size before it loads, and loads on demand', async ({ page }) => {
  await open(page, '<p>Below</p>');
  await page.evaluate(() => {
    const above = document.createElement('div');
    above.style.height = '20000px';
    document.body.prepend(above);
  });
  const embed = await create(page, { height: 300 });
  const boxOf = () => embed.evaluate(({ iframe }) => iframe.getBoundingClientRect().toJSON());
  const box = await boxOf();
  expect(box).toMatchObject({ width: 480, height: 300 });
  expect(page.frames().some((frame) => frame.url().startsWith(origins().player))).toBe(false);
  await stateOf(embed);
  expect(await boxOf()).toEqual(box);
});

test('starts by a script tag, from attributes and an element, without layout shifts', async ({
  page,
}) => {
  await page.goto(`${origins().host}/auto?id=abc`);
  await expect(page.locator('[data-gifkit-embed] > iframe')).toHaveAttribute('title', 'GIF');
  await expect(page.getByRole('link', { name: 'A GIF' })).toHaveCount(0);
  const element = page.locator('gifkit-embed');
  const frame = element.locator('iframe');
  const below = () => page.getByText('Below').boundingBox();
  const before = await below();
  expect(await frame.boundingBox()).toMatchObject({ width: 480, height: 320 });
  await expect(page.getByRole('link', { name: 'A clip' })).toBeHidden();
  expect(
    await element.evaluate((it: HTMLElement & { embed: Embed }) => it.embed.getState()),
  ).toMatchObject({ id: 'abc' });
  expect(await below()).toEqual(before);
  await page.setViewportSize({ width: 316, height: 600 });
  expect(await frame.boundingBox()).toMatchObject({ width: 300, height: 200 });
});
