import { GALLERY } from '../settings.ts';
import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';

const TILE = '.giphy-gif';

/** Places in the list of the tiles that are mounted, counted from 1. */
const mountedPlaces = (tab: Tab): Promise<number[]> =>
  tab.evaluate(() =>
    Array.from(document.querySelectorAll('.results [aria-posinset]'), (tile) =>
      Number(tile.ariaPosInSet),
    ),
  );

test('the gallery opens with trending GIFs', async ({ tab }) => {
  await tab.goto(GALLERY);
  await tab.find({ role: 'heading', name: 'Trending GIFs' });
  await tab.find('.giphy-img-loaded');
});

test('the grid loads page after page, and unmounts the tiles that are far away', async ({
  tab,
}) => {
  await tab.goto(GALLERY);
  await tab.find(TILE);
  await expect(async () => {
    await tab.press('End');
    expect(Math.max(...(await mountedPlaces(tab)))).toBeGreaterThan(40);
  }).toPass();
  await expect.poll(() => mountedPlaces(tab)).not.toContain(1);
  await tab.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => mountedPlaces(tab)).toContain(1);
  await expect.poll(async () => Math.max(...(await mountedPlaces(tab)))).toBeLessThan(40);
});

test('a GIF opens, and gives the focus back when Escape closes it', async ({ tab }) => {
  await tab.goto(GALLERY);
  await tab.click(`${TILE} a`);
  await tab.find({ role: 'textbox', name: 'Link' });
  await tab.press('Escape');
  await tab.waitUntilGone('dialog');
  await expect.poll(() => tab.isFocused(`${TILE} a`)).toBe(true);
});

test('the page of a GIF is taken over as the server drew it', async ({ tab, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await tab.goto(`${GALLERY}/gifs/${id}`);
  await tab.find('.stage .giphy-gif-play');
  // Drawn anew, it would have an id of the browser.
  expect(await tab.evaluate(() => document.querySelector('.copy-field input')?.id)).toMatch(/^_R_/);
  expect(await tab.evaluate(() => document.querySelectorAll('.stage').length)).toBe(1);
});

test('arrow keys move through a picker, and Enter picks', async ({ tab }) => {
  await tab.goto(`${GALLERY}/components`);
  const section = await tab.find({ role: 'region', name: 'Grid as a picker' });
  await section.evaluate((element) => element.scrollIntoView());
  await tab.click(`[aria-label="Stickers to pick"] ${TILE}`);
  const focused = () =>
    tab.evaluate(() =>
      document.activeElement?.closest('[data-giphy-id]')?.getAttribute('data-giphy-id'),
    );
  const picked = () => tab.evaluate(() => document.querySelector('.live output')?.textContent);
  const [clicked, pickedByClick] = [await focused(), await picked()];
  await tab.press('ArrowRight');
  await expect.poll(focused).not.toBe(clicked);
  await tab.press('Enter');
  await expect.poll(picked).not.toBe(pickedByClick);
});

test('a video plays without its sound', async ({ tab }) => {
  await tab.goto(`${GALLERY}/components`);
  const video = await tab.find('video');
  await video.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const state = () =>
    video.evaluate((element) => {
      const { muted, paused, played } = element as HTMLVideoElement;
      return { muted, paused, moves: played.length > 0 && played.end(0) > 0 };
    });
  // A busy machine that decodes without help may need long for the first pictures.
  await expect
    .poll(state, { timeout: 40_000 })
    .toEqual({ muted: true, paused: false, moves: true });
});

test('a click counts although the visitor leaves the page with it', async ({ tab, sandbox }) => {
  await tab.goto(GALLERY);
  await tab.find('.giphy-img-loaded');
  await tab.evaluate(() => {
    document.querySelector<HTMLElement>('.giphy-gif a')?.click();
    location.assign('about:blank');
  });
  const clicks = async () =>
    (await sandbox.events()).filter(({ action_type }) => action_type === 'CLICK');
  await expect.poll(clicks).toHaveLength(1);
});

test('a grid shows films where the host asks for them', async ({ tab }) => {
  await tab.goto(`${GALLERY}/components`);
  const section = await tab.find('#grid');
  await section.evaluate((element) => element.scrollIntoView());
  await tab.find(`#grid ${TILE}`);
  const choice = await tab.find({ role: 'combobox', name: 'Shown as' });
  await choice.evaluate((select) => {
    (select as HTMLSelectElement).value = 'video';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const plays = () =>
    tab.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLVideoElement>('#grid video')).some(
        ({ paused, currentTime }) => !paused && currentTime > 0,
      ),
    );
  await expect.poll(plays, { timeout: 40_000 }).toBe(true);
});
