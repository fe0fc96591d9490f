import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { serveHost } from './host-site.ts';
import { contrast, look } from './pixels.ts';
import { serveDuring } from './serve-during.ts';
import { openStory, serveStories } from './story-site.ts';
import { coverage, topTile } from './tiles-in-view.ts';

test.use({ viewport: { width: 900, height: 800 } });

const site = serveDuring(() => serveHost('odd-pages.tsx'));
serveStories();

const open = (page: Page, query: Record<string, string>) =>
  page.goto(`${site().url}/?${new URLSearchParams(query)}`);

const SCALES = [
  { html: 'zoom: .5' },
  { html: 'zoom: 2' },
  { around: 'transform: scale(.5); transform-origin: 0 0' },
];

for (const style of SCALES) {
  test.describe(`a page with ${JSON.stringify(style)}`, () => {
    for (const [part, ...places] of [
      ['grid', 1500, 4000, 9000, 2000],
      ['carousel', 1500, 9000, 2000],
    ] as const) {
      test(`shows tiles at any scroll position of its ${part}`, async ({ page }) => {
        await open(page, { part, ...style });
        await page.waitForSelector('.giphy-gif');
        for (const place of places) {
          await page.evaluate((to) => {
            scrollTo(0, to);
            document.querySelector('.giphy-carousel')?.scrollTo(to, 0);
          }, place);
          await expect.poll(() => page.evaluate(coverage)).toMatchObject({ bare: 0 });
        }
        expect((await page.evaluate(coverage)).mounted).toBeLessThan(80);
      });
    }

    test('opens its picker beside the button, and the sheet within the viewport', async ({
      page,
    }) => {
      for (const part of ['popover', 'sheet']) {
        await open(page, { part, ...style });
        const button = page.getByRole('button', { name: 'Pick' });
        await button.click();
        await page.waitForSelector('dialog .giphy-gif');
        await expect(async () => {
          const from = await button.boundingBox();
          const box = await page.getByRole('dialog').boundingBox();
          if (!from || !box) throw new Error('There is no dialog');
          expect(box.y).toBeGreaterThan(0);
          expect(box.x + box.width).toBeLessThanOrEqual(900);
          expect(box.y + box.height).toBeLessThan(800.5);
          if (part === 'sheet') expect([box.x, box.width]).toEqual([0, 900]);
          else expect(Math.round(box.y - (from.y + from.height))).toBe(8);
        }).toPass();
      }
    });
  });
}

for (const [around, shown] of [
  ['opacity: 0', 'opacity: 1; transition: opacity .1s'],
  ['visibility: hidden', ''],
]) {
  test(`a grid with ${around} loads at once, and is seen once it is visible`, async ({ page }) => {
    await open(page, { part: 'grid', around: around as string });
    await page.waitForFunction(() => document.querySelectorAll('.giphy-img-loaded').length > 5);
    expect(await page.evaluate(() => window.seenGifs)).toBe(0);
    await page
      .locator('#host')
      .evaluate((host, css) => host.setAttribute('style', css), shown ?? '');
    await expect.poll(() => page.evaluate(() => window.seenGifs)).toBeGreaterThan(5);
  });
}

test('a popover without an anchor is centered at the top, also after a resize', async ({
  page,
}) => {
  await open(page, { part: 'unanchored' });
  const box = () => page.getByRole('dialog').boundingBox();
  await expect.poll(box).toMatchObject({ x: 260, y: 8, width: 380 });
  await page.setViewportSize({ width: 700, height: 800 });
  await expect.poll(box).toMatchObject({ x: 160, y: 8, width: 380 });
});

for (const html of ['scroll-behavior: smooth', 'zoom: .5']) {
  test(`a grid returns to its tile (${html}) immediately, at this width and another`, async ({
    page,
  }) => {
    await open(page, { part: 'memory', html, around: 'padding-top: 300px' });
    await page.waitForSelector('.giphy-gif');
    await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(coverage)).toMatchObject({ bare: 0 });
    const before = await page.evaluate(topTile);
    const back = async () => {
      await page.evaluate(() => window.show(true));
      await page.waitForSelector('.giphy-gif');
      return page.evaluate(topTile);
    };
    await page.evaluate(() => window.show(false));
    expect(await back()).toEqual(before);
    await page.evaluate(() => window.show(false));
    await page.setViewportSize({ width: 390, height: 800 });
    await back();
    const place = () =>
      page.evaluate((index) => {
        const tile = document.querySelector(`[data-giphy-index="${index}"]`);
        return tile && Math.round(tile.getBoundingClientRect().top);
      }, before.index);
    await expect.poll(place).toBe(before.top);
  });
}

test('only the body scrolls if its height is that of the page', async ({ page }) => {
  const reset = 'height: 100%; overflow-x: hidden';
  await open(page, { part: 'loading', html: reset, body: reset });
  await page.waitForSelector('.giphy-gif');
  await page.mouse.move(450, 400);
  const pages = () => page.evaluate(() => window.pages);
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    expect(await pages()).toBeGreaterThan(2);
  }).toPass();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
  await expect.poll(() => page.evaluate(coverage)).toMatchObject({ bare: 0 });
});

test('parts in flex and grid containers and in floats take the width that there is', async ({
  page,
}) => {
  for (const part of ['carousel', 'loading', 'inline'])
    for (const around of [
      'display: grid; grid-template-columns: 1fr 200px',
      'display: flex',
      'float: left',
    ]) {
      await open(page, { part, around });
      await page.waitForSelector('.giphy-gif');
      const width = around.includes('grid') ? 700 : 900;
      expect(await page.locator('#host > *').boundingBox(), around).toMatchObject({ width });
      expect(await page.locator('.giphy-gif').count()).toBeLessThan(80);
    }
});

test('a grid in a panel that closes slowly loads nothing more', async ({ page }) => {
  const around = 'width: 600px; height: 600px; overflow: auto; transition: width 1s';
  await open(page, { part: 'loading', around });
  await page.waitForSelector('.giphy-gif');
  const closed = page.locator('#host').evaluate(async (panel) => {
    panel.style.width = '0';
    await Promise.all(panel.getAnimations().map(({ finished }) => finished));
    return [window.pages, document.querySelectorAll('.giphy-gif').length < 80];
  });
  expect(await closed).toEqual([1, true]);
});

test('a carousel shows the whole GIF that a key reaches', async ({ page }) => {
  await open(page, { part: 'carousel', around: 'width: 330px' });
  await page.locator('.giphy-gif-face').first().focus();
  const hidden = () =>
    page.evaluate(() => {
      const row = document.querySelector('.giphy-carousel')?.getBoundingClientRect();
      const gif = document.activeElement?.closest('li')?.getBoundingClientRect();
      return row && gif && Math.round(Math.max(row.left - gif.left, gif.right - row.right, 0));
    });
  const keys = ['Tab', 'Tab', 'Tab', 'ArrowRight', 'ArrowRight', 'Shift+Tab', 'ArrowLeft'];
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect.poll(hidden, key).toBe(0);
  }
});

const CLOSED = [
  ['height: 0; overflow: hidden', 'height: 600px; overflow: hidden'],
  ['width: 0; height: 600px; overflow: hidden', 'width: 600px; height: 600px; overflow: hidden'],
  // Opens with a transition.
  [
    'height: 0; overflow: clip; transition: height .3s',
    'height: 600px; overflow: clip; transition: height .3s',
  ],
] as const;

for (const [closed, opened] of CLOSED) {
  test(`nothing loads in a container with "${closed}" until it opens, and then only GIFs in view`, async ({
    page,
  }) => {
    for (const part of ['loading', 'grid', 'carousel']) {
      await open(page, { part, around: closed });
      await page.waitForSelector('#host > *', { state: 'attached' });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const loaded = () =>
        page.evaluate(() => document.querySelectorAll('.giphy-gif-img[src]').length);
      expect([await loaded(), await page.evaluate(() => window.pages)]).toEqual([0, 0]);
      await page.evaluate((style) => {
        (document.querySelector('#host') as HTMLElement).style.cssText = style;
      }, opened);
      await expect.poll(loaded).toBeGreaterThan(3);
    }
  });
}

test('components look the same in a page with styles for everything', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 720 });
  await openStory(page, 'hosts-host-styles--in-an-article');
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const all = { x: 0, y: 0, width: 960, height: 720 };
  const styled = await look(page, all);
  await page.evaluate(() => {
    const style = document.querySelector<HTMLStyleElement>('#storybook-root style');
    if (style) style.disabled = true;
  });
  const plain = await look(page, all);
  const changed: string[] = [];
  for (let y = 0; y < all.height; y++) {
    for (let x = 0; x < all.width; x++) {
      if (contrast(styled.at(x, y), plain.at(x, y)) > 1.2) changed.push(`${x},${y}`);
    }
  }
  // Antialiased edges vary between runs by a few pixels; a letter that moves by 1 px changes more.
  expect(changed.length, changed.slice(0, 10).join(' ')).toBeLessThan(20);
});

test('styles outside the head survive a router that replaces the head', async ({ page }) => {
  await open(page, { part: 'single', styles: 'html' });
  const corner = () =>
    page.locator('.giphy-gif').evaluate((gif) => getComputedStyle(gif).borderRadius);
  expect(await corner()).toBe('4px');
  await page.evaluate(() => {
    window.show(false);
    document.head.replaceChildren(document.createElement('title'));
  });
  await expect(page.locator('.giphy-gif')).toHaveCount(0);
  await page.evaluate(() => window.show(true));
  expect(await corner()).toBe('4px');
});
