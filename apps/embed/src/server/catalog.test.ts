import type { CatalogItem } from '@gifkit/providers/catalog-format';
import { memoryStore } from '@gifkit/store';
import { beforeEach, expect, it } from 'vitest';
import { ASSETS } from '../test/settings.ts';
import { createEmbed } from './app.ts';
import { readSettings } from './settings.ts';

const ITEM: CatalogItem = {
  id: 'hello-1',
  title: 'Hello there',
  alt_text: 'A cat waves',
  files: [
    ['480.webp', 480, 270, 90_000],
    ['200.webp', 200, 113, 20_000],
    ['480.mp4', 480, 270, 60_000],
    ['still.webp', 480, 270, 5_000],
  ],
};
const CATALOG = 'https://cdn.example/gifs';
const FILES = new Map<string, unknown>([[`${CATALOG}/gifs/hello-1.json`, ITEM]]);

let asked: string[];
beforeEach(() => {
  asked = [];
});

const host: typeof fetch = async (input) => {
  asked.push(String(input));
  const file = FILES.get(String(input));
  return file ? Response.json(file) : new Response('', { status: 404 });
};

function copiesOf(count: number, fetch = host) {
  const settings = readSettings({
    GIF_CATALOG: `${CATALOG}/`,
    PUBLIC_URL: 'https://embed.example.com',
  });
  const store = memoryStore();
  return Array.from({ length: count }, () =>
    createEmbed(settings, ASSETS, { fetch, store, report: () => {} }),
  );
}

const statusesOf = (path: string, ...options: Parameters<typeof copiesOf>) =>
  Promise.all(copiesOf(...options).map(async (copy) => (await copy.request(path)).status));

const textOf = async (path: string) => (await copiesOf(1)[0]?.request(path))?.text();

it('shows a GIF of a catalog with its card, requested once for all copies', async () => {
  expect(await statusesOf('/embed/hello-1', 10)).toEqual(Array(10).fill(200));
  expect(asked).toEqual([`${CATALOG}/gifs/hello-1.json`]);
  const text = await textOf('/embed/hello-1');
  const media = `${CATALOG}/media/hello-1`;
  expect(text).toContain('A cat waves');
  expect(text).toContain(`property="og:image" content="${media}/480.webp"`);
  expect(text).toContain(`property="og:video" content="${media}/480.mp4"`);
});

it.each(['/embed/hello-1', '/player/hello-1'])(
  'leaves out of %s what a catalog does not have',
  async (path) => {
    expect(await textOf(path)).not.toMatch(/Related GIFs|Continue Watching|analytics_response/);
  },
);

it('answers oEmbed', async () => {
  const url = encodeURIComponent('https://embed.example.com/embed/hello-1');
  expect(JSON.parse((await textOf(`/oembed?url=${url}`)) ?? '')).toMatchObject({
    title: 'Hello there',
    thumbnail_url: `${CATALOG}/media/hello-1/still.webp`,
  });
});

it.each([
  ['an unknown id', 404, host],
  ['HTML with status 200', 502, async () => new Response('<html>')],
  ['a busy host', 503, async () => new Response('', { status: 503 })],
  ['an unreachable host', 503, () => Promise.reject(new TypeError('fetch failed'))],
])('responds to %s with %i', async (_, status, fetch) => {
  expect(await statusesOf('/embed/unknown', 2, fetch)).toEqual([status, status]);
});

it('has no key, pingbacks or sandbox, also on this machine', async () => {
  const environment = { GIF_CATALOG: 'http://localhost:8080/gifs' };
  const { pingbackUrl, siteUrl, apiKey, notices } = readSettings(environment);
  expect([pingbackUrl, siteUrl, apiKey]).toEqual([undefined, undefined, '']);
  expect(notices).toEqual(['Not set: SITE_URL (the logo has no link).']);
  expect(() => readSettings({ ...environment, PUBLIC_URL: 'https://a.example' })).toThrow(
    /^GIF_CATALOG has to be an address that visitors can reach/,
  );
});
