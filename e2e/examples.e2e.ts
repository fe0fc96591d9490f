import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { EMBED, EXAMPLE_PORT, SANDBOX } from './settings.ts';

const next = join(import.meta.dirname, '../examples/next');

test.describe('Next.js', () => {
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
    await expect
      .poll(
        () =>
          fetch(`http://localhost:${EXAMPLE_PORT}/`).then(
            ({ status }) => status,
            () => 0,
          ),
        {
          timeout: 20_000,
        },
      )
      .toBe(200);
  });
  test.afterAll(() => server.kill());

  test('sends the first GIFs with the page, and the grid goes on after them', async ({
    page,
    sandbox,
  }) => {
    const [first] = await sandbox.ids('gifs/trending?limit=12');
    const html = await (await fetch(`http://localhost:${EXAMPLE_PORT}/`)).text();
    expect(html).toContain(`data-giphy-id="${first}"`);
    // The styles are there before the first tile, and so before any script has run.
    const [markup = '', id = ''] = html.split(/(?=<[^>]*data-giphy-id=)/);
    expect(id).toContain('giphy-gif');
    const names = /class="([^"]*)"/.exec(id)?.[1]?.split(' ') ?? [];
    expect(names.filter((name) => markup.includes(`.${name}{`))).not.toEqual([]);
    await page.goto(`http://localhost:${EXAMPLE_PORT}/`);
    await expect(page.locator('.giphy-img-loaded').first()).toBeVisible();
    await page.mouse.wheel(0, 20_000);
    await expect(page.locator('[aria-posinset="13"]')).toBeAttached();
  });
});

const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** Serves the files of the plain page, with the services of the test in them. */
async function servePlainPage() {
  const server = createServer(async ({ url = '' }, response) => {
    const file = await readFile(join(import.meta.dirname, '../examples/script-tag', url), 'utf8');
    response.setHeader('Content-Type', TYPES[url.split('.').at(-1) ?? ''] ?? 'text/plain');
    response.end(
      file.replace('http://localhost:4002', SANDBOX).replace('http://localhost:4001', EMBED),
    );
  });
  await once(server.listen(0), 'listening');
  return { server, host: `http://localhost:${(server.address() as AddressInfo).port}` };
}

test('a plain page searches and plays with two script tags, and imports the same as modules', async ({
  page,
}) => {
  const { server, host } = await servePlainPage();
  await page.goto(`${host}/index.html`);
  await page.getByRole('searchbox', { name: 'Search' }).fill('cat');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('status')).toHaveText('GIFs of cat');
  const tile = page.getByRole('listitem').first().getByRole('button');
  const title = await tile.getByRole('img').getAttribute('alt');
  await tile.click();
  const player = page.frameLocator(`iframe[title="${title}"]`);
  await expect(player.getByRole('button', { name: 'Share' })).toBeVisible();

  const modules = ['fetch-api', 'embed-sdk'].map(
    (name) => `${host}/node_modules/@gifkit/${name}/dist/${name}.browser.js`,
  );
  const names = await page.evaluate(
    (urls) => Promise.all(urls.map(async (url) => Object.keys(await import(url)))),
    modules,
  );
  expect(names).toEqual([
    expect.arrayContaining(['GiphyFetch', 'gifPaginator']),
    expect.arrayContaining(['createEmbed', 'connectEmbed']),
  ]);
  server.closeAllConnections();
  server.close();
});
