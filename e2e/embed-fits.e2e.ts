import type { Page } from '@playwright/test';
import { endAnimations } from './end-animations.ts';
import { expect, test } from './fixtures.ts';
import { LARGE_TARGET, LEAST_TARGET, targetsOn } from './reach.ts';
import { cutTexts, excessWidth, spaceText, ZOOMED } from './room.ts';
import { EMBED } from './settings.ts';

const SMALL = { width: 240, height: 180 };

test('at 400% with wide text spacing the embed cuts off nothing, and frequent actions have 44 px', async ({
  page,
  clipId: id,
}) => {
  await page.setViewportSize(ZOOMED);
  await page.goto(`${EMBED}/embed/${id}`);
  const share = page.getByRole('button', { name: 'Share' });
  await share.focus();
  await spaceText(page);
  expect(await cutTexts(page)).toEqual([]);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  const targets = await targetsOn(page);
  expect(targets.filter(({ width, height }) => Math.min(width, height) < LEAST_TARGET)).toEqual([]);
  for (const name of ['Gifkit', 'Share', 'Pause'])
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

test('a small frame offers sound, captions, the share menu and related GIFs by pointer and keyboard', async ({
  page,
  clipId: id,
}) => {
  await page.setViewportSize(SMALL);
  await page.goto(`${EMBED}/player/${id}`);
  const more = page.getByRole('button', { name: 'More' });
  await page.getByRole('button', { name: 'Unmute clip' }).click();
  const video = page.locator('video:not([data-film])');
  await expect(video).toHaveJSProperty('muted', false);
  await more.press('Enter');
  const captions = page.getByRole('button', { name: 'Captions: English' });
  await captions.press('Enter');
  await expect(more).toBeFocused();
  const showing = () =>
    video.evaluate((it: HTMLVideoElement) =>
      [...it.textTracks].some(({ mode }) => mode === 'showing'),
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

/** Controls and names of a player that reach out of it or cover each other. */
const misplaced = (page: Page) =>
  page.locator('.player').evaluate((player) => {
    const parts = [...player.querySelectorAll('header *, footer *, .sound-tab')].filter(
      (part) => part.matches('a, button, .uploader-names') && part.checkVisibility(),
    );
    const areaOf = (one: Element, other: Element) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return Math.round(Math.max(0, width)) * Math.round(Math.max(0, height));
    };
    return parts.flatMap((part, index) => {
      const { width, height } = part.getBoundingClientRect();
      const covered = parts
        .slice(index + 1)
        .filter((other) => !part.contains(other) && areaOf(part, other) > 0);
      const isOut = areaOf(part, player) < Math.round(width) * Math.round(height);
      return [...(isOut ? [player] : []), ...covered].map((other) => [
        part.outerHTML.slice(0, 80),
        other.outerHTML.slice(0, 80),
      ]);
    });
  });

for (const view of ['embed', 'player']) {
  test(`in narrow frames of the ${view}, no control is out of view or covered`, async ({
    page,
    sandbox,
    clipId,
  }) => {
    for (const id of [await sandbox.idFrom('youtube'), clipId]) {
      // German has the longest labels; Arabic runs from right to left.
      for (const lang of ['de', 'ar']) {
        await page.setViewportSize({ width: 250, height: 200 });
        await page.goto(`${EMBED}/${view}/${id}?lang=${lang}`);
        await page.locator('.player').hover();
        await expect(page.locator('.layer[data-counted]')).toBeAttached();
        await page.evaluate(endAnimations);
        for (const width of [250, 280, 300, 340]) {
          await page.setViewportSize({ width, height: 200 });
          expect(await misplaced(page), `${width} px`).toEqual([]);
        }
      }
    }
  });
}

/** Frame in a text column on a phone in portrait mode. */
const PHONE_FRAME = { width: 340, height: 191 };
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: PHONE_FRAME, userAgent: PHONE, isMobile: true });

  test('uploader, link and share menu are one tap away in a typical frame', async ({
    page,
    id,
  }) => {
    await page.goto(`${EMBED}/embed/${id}`);
    const more = page.getByRole('button', { name: 'More' });
    await more.tap();
    const menu = page.getByRole('dialog', { name: 'More' });
    const reached = [
      menu.getByRole('link', { name: /^By / }),
      menu.getByRole('button', { name: 'Share' }),
      menu.getByRole('link', { name: /^View on / }),
    ];
    for (const one of reached) await expect(one).toBeInViewport({ ratio: 1 });
    await reached[1]?.tap();
    const share = page.getByRole('dialog', { name: 'Share' });
    await expect(share.getByRole('textbox', { name: 'Link' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
  });
});

test('the share menu cuts off nothing at 240 by 180 and shows that it scrolls', async ({
  page,
  id,
}) => {
  await page.setViewportSize(SMALL);
  await page.goto(`${EMBED}/player/${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  await expect(sheet.getByRole('textbox', { name: 'Link' })).toBeAttached();
  const sign = sheet.locator('> [aria-hidden]');
  await expect(sign).toBeInViewport({ ratio: 1 });
  const parts = [
    ...(await sheet.getByRole('button').all()),
    ...(await sheet.getByRole('textbox').all()),
  ];
  expect(parts.length).toBeGreaterThanOrEqual(9);
  for (const part of parts) {
    await part.focus();
    await expect(part).toBeInViewport({ ratio: 1 });
    const isOnTop = await part.evaluate((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const middle = (left + right) / 2;
      return [top + 2, bottom - 2].every((y) =>
        node.contains(document.elementFromPoint(middle, y)),
      );
    });
    expect(isOnTop, await part.evaluate((node) => node.outerHTML)).toBe(true);
  }
  expect(await cutTexts(page)).toEqual([]);
  expect(await sheet.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  await sheet.evaluate((node) => node.scrollTo(0, node.scrollHeight));
  await expect(sign).toHaveCount(0);
});

test('the player keeps its position while the frame grows to a page, with an inset that grows with it', async ({
  page,
  id,
}) => {
  await page.setViewportSize({ width: 719, height: 480 });
  await page.goto(`${EMBED}/embed/${id}`);
  const measure = () =>
    page.evaluate(() => {
      const [player, header] = ['main > section', 'header'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      if (!player || !header) throw new Error('The page has no player.');
      return {
        left: player.left,
        right: innerWidth - player.right,
        top: header.top,
        height: header.height,
      };
    });
  let before = await measure();
  expect(before).toEqual({ left: 0, right: 0, top: 0, height: 40 });
  for (let width = 720; width <= 900; width += 20) {
    await page.setViewportSize({ width, height: 480 });
    const now = await measure();
    if (width === 720) expect(now).toEqual(before);
    for (const edge of ['left', 'right', 'top'] as const) {
      expect(now[edge]).toBeGreaterThanOrEqual(before[edge]);
      expect(now[edge] - before[edge]).toBeLessThanOrEqual(5);
    }
    before = now;
  }
  expect(before).toEqual({ left: 15, right: 15, top: 15, height: 40 });
});
