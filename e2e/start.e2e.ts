import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { EMBED } from './settings.ts';
import { START_FAILURES, serveWithoutStart } from './start-failures.ts';

/** By whichever address. */
const CLIENT = /[/.]client-[^/]+\.js$/;
const FIRST_CLIENT = /\/client-[^/]+\.js$/;

test('what was clicked before the client was there happens, once', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CLIENT, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${EMBED}/embed/${id}`);
  const film = page.locator('[data-film]');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  // The still shows at once, by style alone.
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(film).toBeHidden();
  await expect(film).toHaveJSProperty('paused', false);
  release();
  await expect(film).toHaveJSProperty('paused', true);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a page whose client never comes keeps its GIF, its links, and offers no dead buttons', async ({
  page,
  sandbox,
  complaints,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.route(CLIENT, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${EMBED}/embed/${id}`);
  await page.mouse.move(240, 240);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('[data-film]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue Watching on Gifkit' })).toBeVisible();
  // Its files are asked for ahead, too, and the browser complains of each.
  await page.waitForLoadState('networkidle');
  complaints.length = 0;
});

for (const failure of START_FAILURES) {
  for (const variant of ['embed', 'player']) {
    test(`a page whose start script ${failure} can be stopped and left, and shows no dead button: /${variant}`, async ({
      page,
      sandbox,
      complaints,
    }) => {
      const [id] = await sandbox.ids('gifs/trending?limit=1');
      const site = await serveWithoutStart(failure);
      await page.goto(`${site.origin}/${variant}/${id}`, { waitUntil: 'commit' });
      const film = page.locator('[data-film]');
      await expect(film).toBeVisible();
      await page.mouse.move(240, 240);
      const pause = page.getByRole('checkbox', { name: 'Pause', exact: true });
      await pause.press(' ');
      await expect(film).toBeHidden();
      await pause.click();
      await expect(film).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      const [away] = await page.getByRole('link').all();
      await expect(away as NonNullable<typeof away>).toHaveAttribute('href', /^http/);
      await page.goto('about:blank');
      site.close();
      complaints.length = 0;
    });
  }
}

test('a page whose start script comes late has its buttons then, and no switch', async ({
  page,
  sandbox,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/start-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${EMBED}/embed/${id}`, { waitUntil: 'commit' });
  const pause = page.getByRole('checkbox', { name: 'Pause', exact: true });
  await expect(pause).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  release();
  await expect(pause).toBeHidden();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

for (const [part, button, link] of [
  ['ShareMenu', 'Share', 'Share it from Gifkit'],
  ['RelatedSheet', 'Related GIFs', 'See more on Gifkit'],
] as const) {
  test(`a player whose ${part} does not load shows a link in its place, and asks for it again`, async ({
    page,
    sandbox,
    complaints,
  }) => {
    const [id] = await sandbox.ids('gifs/trending?limit=1');
    await page.route(new RegExp(`/${part}-`), (route) => route.fulfill({ status: 404 }));
    await page.goto(`${EMBED}/player/${id}`);
    await page.getByRole('button', { name: button }).press('Enter');
    await expect(page.getByRole('link', { name: link })).toBeVisible();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.press('Enter');
    await expect(again).toBeFocused();
    await page.unrouteAll();
    await again.press('Enter');
    await expect(page.getByRole('dialog', { name: button })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: button })).toBeFocused();
    complaints.length = 0;
  });
}

test('a player whose share menu hangs says so after 10 seconds, and asks for it again', async ({
  page,
  sandbox,
  complaints,
}) => {
  await page.clock.install();
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.route(/\/ShareMenu-/, () => {});
  await page.goto(`${EMBED}/player/${id}`);
  const share = page.getByRole('button', { name: 'Share' });
  await share.press('Enter');
  const notice = page.getByRole('alert');
  await page.clock.runFor(9000);
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(notice.getByRole('link', { name: 'Share it from Gifkit' })).toBeVisible();
  complaints.length = 0;
  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Try again' }).press('Enter');
  await page.clock.runFor(5000);
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
});

test('a page whose client hangs has no dead button after 20 seconds, and asks for it when the visitor does something again', async ({
  page,
  sandbox,
  complaints,
}) => {
  await page.clock.install();
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.route(CLIENT, () => {});
  await page.goto(`${EMBED}/embed/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.clock.runFor(20_000);
  await expect(page.getByRole('button')).toHaveCount(0);
  const pause = page.getByRole('checkbox', { name: 'Pause', exact: true });
  await pause.press(' ');
  await expect(page.locator('[data-film]')).toBeHidden();
  expect(complaints).toEqual([expect.stringContaining('A script did not come within 10000 ms.')]);
  complaints.length = 0;

  await page.unrouteAll();
  await page.clock.runFor(5000);
  await page.mouse.move(200, 200);
  await page.clock.runFor(10_000);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-film]')).toBeVisible();
  await expect(pause).toHaveCount(0);
  // The grid's file names an address that still hangs: its stills stay.
  complaints.length = 0;
});

test('a client whose first address hangs comes by its second one, and so do its parts', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.route(FIRST_CLIENT, () => {});
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${EMBED}/embed/${id}`);
  const share = page.getByRole('button', { name: 'Share' });
  await share.click();
  await page.clock.runFor(10_000);
  const menu = page.getByRole('dialog', { name: 'Share' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(share).toBeFocused();
  const related = page.getByRole('region', { name: 'Related GIFs' });
  await related.scrollIntoViewIfNeeded();
  await expect(related.locator('[data-giphy-id]').first()).toBeVisible();
  // One React, and one start script.
  const scripts = new Set(asked.filter((path) => path.startsWith('/assets/')));
  for (const name of ['client', 'ShareMenu', 'RelatedGrid'])
    expect([...scripts].some((path) => path.startsWith(`/assets/copy.${name}-`))).toBe(true);
  expect([...scripts].filter((path) => path.includes('start-'))).toHaveLength(1);
});

test('a part that fails to load once is loaded again', async ({ page, sandbox, complaints }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.route(/\/ShareMenu-/, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goto(`${EMBED}/embed/${id}`);
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  complaints.length = 0;
});

test('a page whose grid does not load keeps its related stills', async ({
  page,
  sandbox,
  complaints,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.route(/\/RelatedGrid-/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${EMBED}/embed/${id}`);
  await page.mouse.move(240, 240);
  const related = page.getByRole('region', { name: 'Related GIFs' });
  await expect(related.getByRole('link', { name: 'See more on Gifkit' })).toBeVisible();
  await expect(related.locator('img')).toHaveCount(6);
  complaints.length = 0;
});

test('a clip whose player does not load stays a GIF, and says where it plays', async ({
  page,
  sandbox,
  complaints,
}) => {
  const [id] = await sandbox.ids('videos/search?q=a&limit=1');
  await page.route(/\/Clip-/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${EMBED}/embed/${id}`);
  await page.getByRole('button', { name: 'Unmute clip' }).click();
  await expect(page.getByRole('link', { name: 'Play the clip on Gifkit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unmute clip' })).toBeVisible();
  complaints.length = 0;
});

test('a video of somebody else whose player does not load leaves a link to it, and the way back', async ({
  page,
  sandbox,
  complaints,
}) => {
  const id = await sandbox.idFrom('youtube');
  let attempts = 0;
  await page.route(/\/ExternalMedia-/, (route) => {
    attempts += 1;
    return route.fulfill({ status: 404 });
  });
  await page.goto(`${EMBED}/embed/${id}`);
  await page.getByRole('link', { name: 'Watch', exact: true }).click();
  const link = page.getByRole('link', { name: 'Watch the video on its own page' });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch/);
  expect(attempts).toBe(2);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeAttached();
  complaints.length = 0;
});

test('a client that fails to load once is loaded again', async ({ page, sandbox, complaints }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.route(FIRST_CLIENT, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${EMBED}/embed/${id}`);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  // The switch that stops it by style alone goes once the client is there.
  await expect(page.getByRole('checkbox', { name: 'Pause', includeHidden: true })).toHaveCount(0);
  // The browser complains of its first address, once for each who asks for that.
  await page.waitForLoadState('networkidle');
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  complaints.length = 0;
});

for (const [part, use] of [
  ['pingbacks', (page: Page) => page.getByRole('button', { name: 'Share' }).click()],
  ['Clip', (page: Page) => page.getByRole('button', { name: 'Unmute clip' }).click()],
] as const) {
  test(`${part} that fails to load once is loaded again, though it shares its file with other modules`, async ({
    page,
    sandbox,
    complaints,
  }) => {
    const [id] = await sandbox.ids('videos/search?q=a&limit=1');
    const asked: string[] = [];
    await page.route(new RegExp(`/${part}-`), (route) => {
      asked.push(route.request().url());
      return asked.length > 1 ? route.continue() : route.fulfill({ status: 404 });
    });
    await page.goto(`${EMBED}/embed/${id}`);
    await use(page);
    await expect.poll(() => asked.some((url) => url.includes('?retry='))).toBe(true);
    if (part === 'Clip') await expect(page.locator('video:not([data-film])')).toBeAttached();
    await expect.poll(async () => (await sandbox.events()).length).toBeGreaterThan(1);
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    complaints.length = 0;
  });
}

test('a player whose analytics does not load does what it is asked, and says what is not counted', async ({
  page,
  sandbox,
  complaints,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  let attempts = 0;
  await page.route(/\/pingbacks-/, (route) => {
    attempts += 1;
    return route.fulfill({ status: 404 });
  });
  await page.goto(`${EMBED}/player/${id}`);
  await page.getByRole('button', { name: 'Pause', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeAttached();
  await expect
    .poll(() => complaints.join())
    .toContain('pingbacks failing to post: analytics could not be loaded');
  expect(attempts).toBe(2);
  complaints.length = 0;
});

test('a film whose play() never settles makes way for the picture after 3 seconds', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => new Promise(() => {});
    Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', { value: 0 });
  });
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.goto(`${EMBED}/embed/${id}`);
  const film = page.locator('[data-film]');
  await expect(film).toHaveJSProperty('readyState', 4);
  await expect(film).toBeVisible();
  await page.clock.runFor(3000);
  await expect(film).toBeHidden();
  await expect(page.locator('.giphy-gif-img')).toBeVisible();
});

test('a film that the browser refuses to play makes way for the picture, without the client', async ({
  page,
  sandbox,
}) => {
  // It may be fetched for later, and must not run.
  const body = 'document.documentElement.dataset.clientRan = "";';
  await page.route(CLIENT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = async () => {
      throw new DOMException('Low power', 'NotAllowedError');
    };
  });
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.goto(`${EMBED}/embed/${id}`);
  await expect(page.locator('[data-film]')).toBeHidden();
  await expect(page.locator('.giphy-gif-img')).toBeVisible();
  await expect(page.locator('html[data-client-ran]')).toHaveCount(0);
});

test('a film whose every file is broken makes way for the picture', async ({
  page,
  sandbox,
  complaints,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.route(/\.mp4$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${EMBED}/embed/${id}`);
  await expect(page.locator('.giphy-gif-img')).toBeVisible();
  complaints.length = 0;
});

test('a broken file of a film gives way to the next one', async ({ page, sandbox, complaints }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.route(/\/giphy\.mp4$/, (route) => route.fulfill({ status: 404 }));
  await page.route(/giphy-downsized-small\.mp4$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${EMBED}/embed/${id}`);
  const film = page.locator('[data-film]');
  await expect(film).toHaveJSProperty('paused', false);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentSrc))
    .toMatch(/\.mp4$/);
  complaints.length = 0;
});

test('a broken WebP gives way to the GIF', async ({ page, sandbox, complaints }) => {
  const [id] = await sandbox.ids('stickers/trending?limit=1');
  await page.route(/\.webp$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${EMBED}/embed/${id}`);
  const picture = page.locator('.giphy-gif-img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\.gif$/);
  complaints.length = 0;
});

for (const [name, use] of [
  ['reduced motion', { contextOptions: { reducedMotion: 'reduce' as const } }],
  ['Save-Data', { extraHTTPHeaders: { 'Save-Data': 'on' } }],
] as const) {
  test.describe(`with ${name}`, () => {
    test.use(use);

    test('not a byte of the film is loaded before the visitor asks', async ({ page, sandbox }) => {
      const films: string[] = [];
      page.on('request', (request) => {
        if (/\.(?:mp4|webp)$/.test(request.url())) films.push(request.url());
      });
      const [id] = await sandbox.ids('gifs/trending?limit=1');
      await page.goto(`${EMBED}/player/${id}`, { waitUntil: 'networkidle' });
      expect(films).toEqual([]);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(page.locator('[data-film]')).toHaveJSProperty('paused', false);
      await expect.poll(() => films.length).toBeGreaterThan(0);
    });
  });
}

test('keys control the player from anywhere', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('videos/search?q=a&limit=1');
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
  // Held still, so that nothing but the arrows moves it.
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

test('Escape leaves what is open after a click on nothing, and the focus is where it came from', async ({
  page,
  sandbox,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.goto(`${EMBED}/player/${id}`);
  for (const name of ['Share', 'Related GIFs']) {
    const opener = page.getByRole('button', { name });
    const dialog = page.getByRole('dialog', { name });
    await opener.press('Enter');
    await dialog.getByRole('heading', { name }).first().click();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});
