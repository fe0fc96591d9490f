import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgetFault } from '../../../../scripts/compressed-budget.ts';
import { LANGUAGES } from '../labels/languages.ts';
import { MOST_GZIPPED_PAGE_BYTES, MOST_PAGE_BYTES } from '../test/page-budget.ts';
import { openSandbox } from '../test/sandbox.ts';
import { ASSETS, SETTINGS } from '../test/settings.ts';
import { createEmbed } from './app.ts';
import { NODE_ENCODERS } from './node-tools.ts';

const sandbox = openSandbox();
afterAll(() => sandbox.close());
const app = createEmbed(SETTINGS, ASSETS, { fetch: sandbox.fetch, encoders: NODE_ENCODERS });

const KINDS = ['embed', 'player'].flatMap((variant) =>
  ['desktop', 'phone'].map((device) => ({ variant, device })),
);

let ids: readonly string[] = [];

beforeAll(async () => {
  const lists = ['gifs', 'stickers', 'videos'].map(async (kind) => {
    const query = 'api_key=test&limit=50';
    const response = await sandbox.fetch(`${SETTINGS.apiUrl}/${kind}/trending?${query}`);
    const { data } = (await response.json()) as { data: { id: string }[] };
    return data.map(({ id }) => id);
  });
  ids = (await Promise.all(lists)).flat();
});

const ask = (
  id: string,
  { variant, device, language = 'en' }: (typeof KINDS)[number] & { language?: string },
  encoding = '',
) =>
  app.request(`/${variant}/${id}?lang=${language}`, {
    headers: { 'Gifkit-Device': device, 'Accept-Encoding': encoding },
  });

/** All style elements of a page together. */
const stylesOf = (page: string): string =>
  Array.from(page.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, css = '']) => css).join('\n');

describe('every page of the catalog', () => {
  it.each(KINDS)('is small: $variant, $device', async (kind) => {
    expect(ids.length).toBeGreaterThan(60);
    for (const id of ids) {
      const page = new Uint8Array(await (await ask(id, kind)).arrayBuffer());
      expect(page.byteLength, id).toBeLessThanOrEqual(MOST_PAGE_BYTES);
      expect(budgetFault(gzipSync(page).byteLength, MOST_GZIPPED_PAGE_BYTES), id).toBeUndefined();
    }
  });

  it.each(LANGUAGES)('is small in %s', async (language) => {
    const query = { variant: 'embed', device: 'desktop', language };
    for (const id of ids) {
      const page = new Uint8Array(await (await ask(id, query)).arrayBuffer());
      expect(page.byteLength, id).toBeLessThanOrEqual(MOST_PAGE_BYTES);
      expect(budgetFault(gzipSync(page).byteLength, MOST_GZIPPED_PAGE_BYTES), id).toBeUndefined();
    }
  });

  it.each(KINDS)('has a rule for each of its classes: $variant, $device', async (kind) => {
    const page = await (await ask(ids[0] ?? '', kind)).text();
    const css = stylesOf(page);
    const classes = new Set(
      Array.from(page.matchAll(/ class="([^"]+)"/g), ([, names = '']) => names.split(' ')).flat(),
    );
    const unstyled = [...classes].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css));
    // By these host pages find the film, and an avatar its color.
    expect(unstyled.filter((name) => !name.startsWith('giphy-'))).toEqual([]);
  });

  it('carries no styles of what opens later', async () => {
    for (const kind of KINDS) {
      const css = stylesOf(await (await ask(ids[0] ?? '', kind)).text());
      expect(css).not.toMatch(/::backdrop|data-closing|iframe|ui-monospace/);
    }
  });

  it('says the same compressed', async () => {
    const [id = ''] = ids;
    for (const kind of KINDS) {
      const compressed = await ask(id, kind, 'br');
      expect(compressed.headers.get('content-encoding')).toBe('br');
      const bytes = brotliDecompressSync(new Uint8Array(await compressed.arrayBuffer()));
      expect(bytes.toString()).toBe(await (await ask(id, kind)).text());
    }
  });
});

it('styles come with the prefixes that Safari needs', async () => {
  const css = stylesOf(
    await (await ask(ids[0] ?? '', { variant: 'embed', device: 'desktop' })).text(),
  );
  expect(css).toContain('-webkit-backdrop-filter:blur(8px);backdrop-filter:blur(8px)');
  expect(css).toContain('-webkit-text-size-adjust:100%');
});
