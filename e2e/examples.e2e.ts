import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { untilThere } from '../scripts/follow/terminals.ts';
import { violationsOn } from './axe.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './listen.ts';
import { EXAMPLE_PORT, SANDBOX } from './settings.ts';
import { EXAMPLES, serveExample } from './static-site.ts';

/** Pauses all GIFs and waits until the page only shows stills. */
async function pauseAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause all' }).click();
  await expect(page.getByRole('button', { name: 'Play all' })).toBeVisible();
  const moving = () =>
    page.evaluate(() =>
      Array.from(document.images, ({ currentSrc }) => currentSrc).filter(
        (source) => source.includes('/media/') && !/_s\.\w+$/.test(source),
      ),
    );
  await expect.poll(moving).toEqual([]);
}

test.describe('Next.js', () => {
  const next = join(EXAMPLES, 'next');
  const url = `http://localhost:${EXAMPLE_PORT}/`;
  let server: ChildProcess;
  test.beforeAll(async () => {
    server = spawn(
      join(next, 'node_modules/.bin/next'),
      ['start', '--port', String(EXAMPLE_PORT)],
      {
        cwd: next,
        env: { ...process.env, GIF_API_URL: `${SANDBOX}/v1`, NEXT_TELEMETRY_DISABLED: '1' },
        stdio: 'ignore',
      },
    );
    await untilThere(url);
  });
  test.afterAll(() => server.kill());

  test('sends the first GIFs with the page, and the grid continues after them', async ({
    page,
    sandbox,
  }) => {
    const [first] = await sandbox.ids('gifs/trending?limit=12');
    const html = await (await fetch(url)).text();
    expect(html).toContain(`data-giphy-id="${first}"`);
    // Styles come before the first tile, so before any script runs.
    const [markup = '', id = ''] = html.split(/(?=<[^>]*data-giphy-id=)/);
    expect(id).toContain('giphy-gif');
    const names = /class="([^"]*)"/.exec(id)?.[1]?.split(' ') ?? [];
    expect(names.filter((name) => markup.includes(`.${name}{`))).not.toEqual([]);
    await page.goto(url);
    await expect(page.locator('.giphy-img-loaded').first()).toBeVisible();
    await pauseAll(page);
    await page.mouse.wheel(0, 20_000);
    await expect(page.locator('[aria-posinset="13"]')).toBeAttached();
  });
});

test.describe('a page without its own server', () => {
  let site: Site;
  const open = async (page: Page, folder: string, path = '/') => {
    site = await serveExample(folder);
    await page.goto(site.url + path);
  };
  test.afterEach(async ({ page }) => {
    // The page may still be loading its lazy parts.
    await page.goto('about:blank');
    await site.close();
  });

  for (const example of ['vite', 'astro']) {
    test(`shows and pauses GIFs in the ${example} example`, async ({ page }) => {
      await open(page, `${example}/dist`);
      await expect(page.locator('.giphy-img-loaded').first()).toBeVisible();
      await pauseAll(page);
    });
  }

  for (const example of ['vue', 'svelte', 'angular']) {
    test(`adds a GIF to the message in the ${example} example and closes the picker`, async ({
      page,
    }) => {
      await open(page, `${example}/dist`);
      await page.getByRole('button', { name: 'GIF', exact: true }).click();
      await page.getByRole('gridcell').first().getByRole('button').first().click();
      const message = page.getByRole('textbox', { name: 'Message' });
      await expect(message).toHaveValue(/^!\[.+\]\(http.+\)$/);
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }

  test('shows and pauses GIFs in the elements example, and sends its pingbacks to the sandbox', async ({
    page,
    sandbox,
  }) => {
    await open(page, 'elements');
    await expect(page.locator('gifkit-grid .giphy-img-loaded').first()).toBeVisible();
    await pauseAll(page);
    await expect.poll(async () => (await sandbox.events()).length).toBeGreaterThan(0);
  });

  test('picks by keyboard without axe violations in the Tailwind example', async ({ page }) => {
    await open(page, 'tailwind-picker/dist');
    const field = page.getByRole('combobox');
    const grid = page.getByRole('grid');
    const rows = grid.getByRole('row');
    await expect(rows.first()).toBeVisible();
    await expect(grid.locator('[data-loaded]').first()).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);

    await field.focus();
    await page.keyboard.type('hello');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid', { name: 'Results for “hello”' })).toBeVisible();
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const name = (await grid.locator(':focus').getAttribute('aria-label')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.locator('.sent')).toHaveAttribute('alt', name);
    expect(await violationsOn(page)).toEqual([]);
  });

  test('gives each search its own address in the React Router example', async ({ page }) => {
    await open(page, 'react-router/dist', '/?q=dog');
    await expect(page.locator('.giphy-img-loaded').first()).toBeVisible();
    await pauseAll(page);
    await page.getByRole('searchbox').fill('hello');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('heading', { name: 'hello' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'dog' })).toBeVisible();
  });

  test('shows the player in the iframe example', async ({ page }) => {
    await open(page, 'iframe');
    const player = page.frameLocator('iframe').getByRole('region', { name: 'Player' });
    await expect(player).toBeVisible();
  });

  test('searches and plays with two script tags, and offers the same exports as modules', async ({
    page,
  }) => {
    await open(page, 'script-tag');
    await page.getByRole('searchbox', { name: 'Search' }).fill('cat');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByRole('status')).toHaveText('GIFs of cat');
    await pauseAll(page);
    const tile = page.getByRole('listitem').first().getByRole('button');
    const title = await tile.getByRole('img').getAttribute('alt');
    await tile.click();
    const player = page.frameLocator(`iframe[title="${title}"]`);
    await expect(player.getByRole('button', { name: 'Share' })).toBeVisible();

    const modules = ['fetch-api', 'embed-sdk'].map(
      (name) => `${site.url}/node_modules/@gifkit/${name}/dist/${name}.browser.js`,
    );
    const names = await page.evaluate(
      (urls) => Promise.all(urls.map(async (url) => Object.keys(await import(url)))),
      modules,
    );
    expect(names).toEqual([
      expect.arrayContaining(['GiphyFetch', 'gifPaginator']),
      expect.arrayContaining(['createEmbed', 'connectEmbed']),
    ]);
  });
});

test('prints its results in Node', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(EXAMPLES, 'node/search.ts'), 'hello'],
    { env: { ...process.env, GIF_API_URL: `${SANDBOX}/v1` } },
  );
  expect(stdout).toContain('GIFs for “hello”');
});
