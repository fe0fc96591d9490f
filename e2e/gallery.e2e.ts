import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { GALLERY, SANDBOX } from './settings.ts';

const tiles = (page: Page): Locator => page.locator('.giphy-gif');
const searchField = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search' });

/** Scrolls as a person would until GIFs beyond `count` of them stand in the page. */
async function scrollPast(page: Page, count: number): Promise<void> {
  await expect(async () => {
    // Not the wheel, whose turns may take effect only after what the test does next.
    await page.evaluate(() => scrollBy(0, 1500));
    const last = tiles(page).locator('xpath=..').last();
    expect(Number(await last.getAttribute('aria-posinset'))).toBeGreaterThan(count);
  }).toPass({ intervals: [100] });
}

test('a person searches, scrolls three pages, opens a GIF that moves, and sees related ones', async ({
  page,
}) => {
  // A whole visit.
  test.slow();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Trending GIFs' })).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();

  await searchField(page).fill('happy');
  await expect(page.getByRole('heading', { name: '“happy” in GIFs' })).toBeVisible();
  await expect(page).toHaveURL('/?q=happy');
  await expect(tiles(page).first()).toBeVisible();

  await searchField(page).fill('');
  await expect(page.getByRole('heading', { name: 'Trending GIFs' })).toBeVisible();
  await scrollPast(page, 30);
  await page.evaluate(() => window.scrollTo(0, 0));

  await tiles(page).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(page.url());
  const picture = dialog.locator('.stage .giphy-gif-img');
  // The sandbox draws it now, if nobody wanted it before.
  await expect(picture).toHaveJSProperty('complete', true, { timeout: 40_000 });
  await dialog.getByRole('button', { name: 'Next GIF' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(page.url());

  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: /^MP4(?!,)/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.mp4$/);

  const related = dialog.getByRole('region', { name: 'Related' });
  await related.scrollIntoViewIfNeeded();
  await expect(related.locator('.giphy-gif-img').first()).toBeVisible();
  await expect(related.locator('.giphy-gif-img').first()).toHaveJSProperty('complete', true);
});

/** What a screen reader is told of the page: the words of live regions, and what it knows of the focused element. */
async function toldOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const wordsIn = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value);
    return (node?.childIds ?? []).map(wordsIn).join('');
  };
  const focused = nodes.findLast(({ properties }) =>
    properties?.some(({ name, value }) => name === 'focused' && value.value === true),
  );
  return {
    live: nodes.filter(({ role }) => role?.value === 'status').map(({ nodeId }) => wordsIn(nodeId)),
    focus: { name: focused?.name?.value, description: focused?.description?.value ?? '' },
  };
}

for (const [where, open] of [
  [
    'over its list',
    async (page: Page) => {
      await page.goto('/?q=happy');
      await tiles(page).first().click();
      return page.getByRole('dialog');
    },
  ],
  [
    'on its page',
    async (page: Page, id: string) => {
      await page.goto(`/gifs/${id}`);
      // Without a list, one turns to what is related, which is fetched when it comes into view.
      await page.getByRole('region', { name: 'Related' }).scrollIntoViewIfNeeded();
      return page.getByRole('main');
    },
  ],
] as const) {
  test(`the GIF that one turns to ${where} is said once, while the focus stays on the button`, async ({
    page,
    sandbox,
  }) => {
    const [id = ''] = await sandbox.ids('gifs/search?q=happy&limit=1');
    const view = await open(page, id);
    const next = view.getByRole('button', { name: 'Next GIF' });
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    await next.focus();
    const before = await toldOf(page);
    for (const key of ['Enter', 'ArrowRight', 'ArrowLeft']) {
      const heading = view.locator('#gif-title');
      const last = await heading.textContent();
      await page.keyboard.press(key);
      await expect(heading).not.toHaveText(last ?? '');
      const { live, focus } = await toldOf(page);
      // Lists have regions of their own, which say how many GIFs came.
      const title = (await heading.textContent()) ?? '';
      expect(live.filter((words) => words.includes(title))).toEqual([title]);
      expect(before.live).not.toContain(title);
      expect(focus).toEqual(before.focus);
    }
    // What had the focus goes with its GIF: the title takes it, and says itself.
    await view.getByRole('link', { name: /^GIF/ }).last().focus();
    await page.keyboard.press('ArrowRight');
    await expect(view.locator('#gif-title')).toBeFocused();
    const title = await view.locator('#gif-title').textContent();
    expect((await toldOf(page)).live).not.toContain(title);
  });
}

test('opening a GIF focuses once, and closing gives the focus back once', async ({ page }) => {
  await page.goto('/?q=happy');
  await tiles(page).nth(1).waitFor();
  const links = page.locator('.results .giphy-gif-face');
  await links.first().focus();
  await page.evaluate(() => {
    const focused: string[] = [];
    Object.assign(window, { focused });
    addEventListener('focusin', ({ target }) => {
      focused.push((target as Element).getAttribute('aria-label') ?? (target as Element).localName);
    });
  });
  const focused = () =>
    page.evaluate(() => (Object(window).focused as string[]).splice(0, Number.POSITIVE_INFINITY));
  const dialog = page.getByRole('dialog');
  const name = await links.first().getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await focused()).toEqual(['Close']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(links.first()).toBeFocused();
  expect(await focused()).toEqual([name]);

  // To the tile of the GIF that was shown last, and to it alone.
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveTitle(/./);
  await focused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(links.nth(1)).toBeFocused();
  expect(await focused()).toEqual([await links.nth(1).getAttribute('aria-label')]);
});

test('the page of a GIF is there without scripts, and those that come take it over as it is', async ({
  browser,
  page,
  sandbox,
}) => {
  const [id] = await sandbox.ids('gifs/search?q=%40animalparade&limit=1');
  const address = `${GALLERY}/gifs/${id}`;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(address);
  const title = await plain.getByRole('heading', { level: 1 }).textContent();
  expect(title).toContain('GIF');
  const picture = plain.locator('.stage noscript img');
  await expect(picture).toHaveAttribute('src', /\.webp$/);
  await expect(picture).toHaveJSProperty('complete', true, { timeout: 40_000 });
  await expect(picture).toBeVisible();
  await expect(plain.getByRole('link', { name: '@animalparade' })).toBeVisible();
  await expect(plain.getByRole('link', { name: /^GIF/ }).last()).toHaveAttribute('href', /\.gif$/);
  // What would not answer is not there.
  await expect(plain.getByRole('heading', { name: 'Related' })).toBeHidden();
  await expect(plain.getByRole('main').getByRole('button')).toHaveCount(0);
  await context.close();

  await page.goto(address);
  const related = page.getByRole('region', { name: 'Related' });
  await expect(page.locator('.stage').getByRole('button', { name: /^Pause/ })).toBeVisible();
  await related.evaluate((list) => list.scrollIntoView());
  await expect(related.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  // Drawn anew, it would have an id of the browser.
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveAttribute('id', /^_R_/);
  await expect(page.locator('.first-frame')).toHaveCount(0);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (list: PerformanceObserverEntryList) =>
          list
            .getEntries()
            .reduce((all, entry) => all + (entry as PerformanceEntry & { value: number }).value, 0);
        new PerformanceObserver((list) => resolve(sum(list))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        // An observer that has nothing to tell stays silent.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shift).toBe(0);
});

test('going back closes the GIF and keeps the search, a reload keeps its place', async ({
  page,
}) => {
  await page.goto('/');
  await searchField(page).pressSequentially('party');
  await expect(page).toHaveURL('/?q=party');
  await page.keyboard.press('Enter');
  await tiles(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(searchField(page)).toHaveValue('party');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Trending GIFs' })).toBeVisible();
  // They stood in for the list when the page came.
  await expect(page.locator('.first-stills')).toHaveCount(0);

  // Beyond the first page of the list.
  const place = 2_000;
  const scroll = () =>
    page.evaluate((y) => {
      scrollTo(0, y);
      return scrollY;
    }, place);
  await expect.poll(scroll).toBe(place);
  await page.reload();
  await expect(tiles(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
});

test('the keyboard alone searches, opens and closes a GIF', async ({ page }) => {
  await page.goto('/');
  await expect(tiles(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('love');
  await expect(page.getByRole('heading', { name: '“love” in GIFs' })).toBeVisible();
  await tiles(page).first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(tiles(page).first().getByRole('link')).toBeFocused();
});

test('stickers are a choice of their own', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Stickers', { exact: true }).click();
  await expect(page).toHaveURL('/?type=stickers');
  await expect(tiles(page).first()).toHaveAttribute('data-giphy-is-sticker', 'true');
});

test('a search without results says so and suggests what to do', async ({ page }) => {
  await page.goto('/?q=qwxzvy');
  await expect(page.getByText('No GIFs for “qwxzvy”.')).toBeVisible();
});

test('a service that was down can be asked again', async ({ page, sandbox, complaints }) => {
  await page.clock.install();
  await sandbox.fail({ path: '/v1/gifs/search', status: 500, times: 1 });
  await page.goto('/?q=happy');
  await page.clock.runFor(1_000);
  await expect(page.getByText('Error loading GIFs.')).toBeVisible();
  // A failure is remembered for 6 s, so that a service in trouble is not asked over and over.
  await page.clock.runFor(6_000);
  await page.getByRole('button', { name: 'Try again?' }).click();
  await page.clock.runFor(1_000);
  await expect(tiles(page).first()).toBeVisible();
  complaints.length = 0;
});

test('going to another page and back shows the list where it was', async ({ page, sandbox }) => {
  await page.goto('/');
  await scrollPast(page, 30);
  await page.getByRole('link', { name: 'On your page' }).focus();
  // Not the very end of the page: the loader's height comes and goes there.
  const place = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    return scrollY;
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'On your page' })).toBeInViewport();
  await sandbox.reset();
  await page.goBack();
  await expect(tiles(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
  const requests = await sandbox.requests();
  expect(requests.filter(({ query }) => query.offset === '0')).toEqual([]);
});

test('a page that cannot be loaded says so, and leaves the way to the others', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  await page.route('**/assets/ComponentsPage*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Components' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^This page could not be loaded\./);
  await page.unroute('**/assets/ComponentsPage*.js');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible();
  complaints.length = 0;
});

test('every component is there, live, beside the code that is at work', async ({ page }) => {
  await page.goto('/components');
  const grid = page.getByRole('region', { name: 'Grid', exact: true });
  await expect(grid.locator('.giphy-img-loaded').first()).toBeVisible();
  await expect(grid.getByRole('region', { name: 'Grid example' })).toContainText('<Grid');
  const picker = page.getByRole('region', { name: 'Grid as a picker', exact: true });
  await picker.scrollIntoViewIfNeeded();
  await picker.locator('.giphy-gif').first().click();
  await expect(picker.getByText(/^Picked: (?!nothing)/)).toBeVisible();
  const video = page.getByRole('region', { name: 'Video', exact: true });
  await video.scrollIntoViewIfNeeded();
  await video.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(video.locator('video')).toHaveJSProperty('paused', true);
});

test('a host page controls the player in its frame, and hears from it', async ({ page }) => {
  await page.goto('/host');
  const player = page.frameLocator('.controlled iframe');
  await page.getByRole('button', { name: 'Pause it' }).click();
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  const log = page.getByRole('log', { name: 'What the player says' });
  await expect(log.getByText('pause')).toBeVisible();
  await expect(log.getByText('play')).toBeVisible();
});

test('the lab leads to the sandbox’s admin page', async ({ page }) => {
  await page.goto('/lab');
  await page.getByRole('link', { name: 'its admin page' }).click();
  await expect(page).toHaveURL(`${SANDBOX}/_sandbox/admin`);
  await expect(page.getByRole('region', { name: 'Faults' })).toBeVisible();
});
