import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type HostSite, serveHost } from './host-site.ts';
import { SANDBOX } from './settings.ts';

let site: HostSite;

test.beforeAll(async () => {
  site = await serveHost('paging-hosts');
});
test.afterAll(() => site.close());

interface Requests {
  requests(): Promise<{ method: string; path: string; query: Record<string, string> }[]>;
}

/** The terms or paths by which pages were fetched, oldest first. */
async function fetched(
  sandbox: Requests,
  isWanted: (offset: number) => boolean,
): Promise<string[]> {
  const requests = await sandbox.requests();
  return requests
    .filter(({ method, path }) => method === 'GET' && /\/(trending|search)$/.test(path))
    .filter(({ query }) => isWanted(Number(query.offset)))
    .map(({ path, query }) => query.q ?? path);
}

const firstPages = (sandbox: Requests) => fetched(sandbox, (offset) => offset === 0);
const nextPages = (sandbox: Requests) => fetched(sandbox, (offset) => offset > 0);

const TRENDING = '/v1/gifs/trending';

// A carousel pages by the same reducer and fetcher.
const open = async (page: Page, host: string) => {
  await page.goto(`${site.url}/?${new URLSearchParams({ host, list: 'grid', service: SANDBOX })}`);
  await expect(page.locator('.giphy-gif').first()).toBeVisible();
};

test('a grid in a host that renders every 20 ms fetches its first page once', async ({
  page,
  sandbox,
}) => {
  await open(page, 'rendering');
  await expect
    .poll(async () => Number.parseInt((await page.locator('output').textContent()) ?? '', 10))
    .toBeGreaterThan(100);
  expect(await firstPages(sandbox)).toEqual([TRENDING]);
});

test('a grid in a host that sets state inside fetchGifs fetches its first page once', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await open(page, 'loading');
  await page.clock.runFor(5_000);
  await expect(page.locator('output')).toHaveText(/^\d+ loads$/);
  expect(await firstPages(sandbox)).toEqual([TRENDING]);
});

test('a grid searches ten keystrokes by two requests at most, of which the last is for all of them', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await open(page, 'typing');
  await sandbox.reset();
  await page.getByRole('textbox', { name: 'Term' }).focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const key of 'good night') {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.clock.runFor(20);
  }
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect.poll(() => firstPages(sandbox)).toContain('good night');
  await expect(page.locator('.giphy-gif').first()).toBeVisible();
  const terms = await firstPages(sandbox);
  expect(terms.length).toBeLessThanOrEqual(2);
  expect(terms.at(-1)).toBe('good night');
});

test('a grid keeps its first page when fetchGifs is another function, and takes the newest for the next page', async ({
  page,
  sandbox,
}) => {
  await open(page, 'swapping');
  for (let swaps = 0; swaps < 9; swaps += 1)
    await page.getByRole('button', { name: 'Swap' }).click();
  await expect(page.locator('output')).toHaveText('stickers');
  const end = page.locator('.giphy-gif').last();
  await expect(async () => {
    await end.scrollIntoViewIfNeeded();
    expect(await nextPages(sandbox)).toContain('/v1/stickers/trending');
  }).toPass();
  expect(await firstPages(sandbox)).toEqual([TRENDING]);
});
