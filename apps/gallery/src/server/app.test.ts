// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createSandbox } from '@gifkit/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgetFault } from '../../../../scripts/compressed-budget.ts';
import type { PageData } from '../settings.ts';
import { createGallery } from './app.ts';
import { drawPage } from './draw-page.tsx';
import { createLoaders } from './load-gif.ts';
import { readSettings } from './settings.ts';

const page =
  '<html lang="en"><head><title>All</title><!--page-data--></head><body><div id="root"></div></body></html>';
const root = mkdtempSync(join(tmpdir(), 'gallery-'));
const settings = {
  ...readSettings({ GIF_API_KEY: '</script><b>' }),
  siteUrl: 'https://gallery.example',
};
const sandbox = createSandbox();
const sandboxFetch: typeof fetch = (input, init) => sandbox.fetch(new Request(input, init));

/** Errors reported by the server for a service that is down. */
const reports: unknown[] = [];
const silent = {
  ...settings,
  fetch: () => Promise.reject(new TypeError('down')),
  report: (error: unknown) => reports.push(error),
};
const parts = {
  page,
  root,
  docs: join(root, 'no-docs'),
  ...createLoaders({ ...settings, fetch: sandboxFetch }),
  drawPage,
};
const gallery = createGallery(settings, parts);
const htmlOf = async (path: string) => (await gallery.request(path)).text();

beforeAll(() => {
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'assets', 'main-abc.js'), 'export {};');
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await sandbox.close();
});

const dataOf = (html: string): PageData =>
  JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '');

describe('the gallery server', () => {
  it('responds to its health check', async () => {
    const response = await gallery.request('/healthz');
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it('escapes the settings in the page', async () => {
    const html = await (await gallery.request('/')).text();
    expect(html).not.toContain('<b>');
    expect(dataOf(html).settings).toEqual({
      apiUrl: 'http://localhost:4002/v1',
      apiKey: '</script><b>',
      pingbackUrl: 'http://localhost:4002',
      embedUrl: 'http://localhost:4001',
      siteUrl: 'https://gallery.example',
    });
  });

  it('sends every page with its own nonce and allows no style without it', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await gallery.request('/');
        const policy = response.headers.get('Content-Security-Policy') ?? '';
        expect(policy).not.toContain('unsafe');
        expect(policy).toContain("frame-ancestors 'none'");
        const nonce = /'nonce-(.*?)'/.exec(policy)?.[1] ?? '';
        expect(await response.text()).toContain(`<meta property="csp-nonce" nonce="${nonce}" />`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('includes the first GIFs in the start page, and starts without them if the service fails', async () => {
    expect(dataOf(await htmlOf('/')).firstGifs).toHaveLength(15);
    expect(dataOf(await htmlOf('/?q=cat')).firstGifs).toEqual([]);
    const lonely = createGallery(settings, { ...parts, ...createLoaders(silent) });
    const html = await (await lonely.request('/')).text();
    expect(dataOf(html).firstGifs).toEqual([]);
    expect(html).toContain('<h1>Find the one');
    expect(String(reports.pop())).toContain('Error fetching');
  });

  it('renders the start page', async () => {
    const html = await htmlOf('/');
    expect(html).toMatch(/<div id="root">.*<h1>Find the one/);
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/gallery\.example\/gifs\/[^"]*".*?<img [^>]*src="[^"]*_s\.gif"/,
    );
    expect(html).not.toContain(' style="');
  });

  it.each(['/categories', '/chat'])('does not render %s on the server', async (address) =>
    expect(await htmlOf(address)).toContain('<div id="root"></div>'),
  );

  it('keeps the start page below 10.5 kB gzipped', async () => {
    const html = await htmlOf('/');
    expect(html.length).toBeLessThan(60_000);
    expect(budgetFault(gzipSync(html).length, 10_500)).toBeUndefined();
  });

  it('sends no pingback URL to users with Global Privacy Control', async () => {
    const response = await gallery.request('/', { headers: { 'Sec-GPC': '1' } });
    expect(response.headers.get('Vary')).toContain('Sec-GPC');
    const { pingbackUrl } = readSettings({});
    expect(response.headers.get('Content-Security-Policy')).not.toContain(`${pingbackUrl}/v2`);
    expect(dataOf(await response.text()).settings).not.toHaveProperty('pingbackUrl');
    for (const headers of [{}, { 'Sec-GPC': '0' }] as HeadersInit[]) {
      const other = await gallery.request('/', { headers });
      expect(other.headers.get('Content-Security-Policy')).toContain(`${pingbackUrl}/v2`);
      expect(await other.text()).toContain('"pingbackUrl"');
    }
  });

  it('caches hashed assets forever, but not the page', async () => {
    const asset = await gallery.request('/assets/main-abc.js');
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await gallery.request('/')).headers.get('Cache-Control')).toBe('no-cache');
  });

  it('responds to an unknown path with 404 and a link', async () => {
    const response = await gallery.request('/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('The gallery is at /');
  });

  it.each([
    ['/components/?a=b', '/components?a=b'],
    ['/gifs/a/', '/gifs/a'],
    ['/animalparade/', '/?q=%40animalparade'],
  ])('leads from %s to %s', async (path, to) => {
    expect((await gallery.request(path)).headers.get('Location')).toBe(to);
  });
});

describe('a page that is unfurled elsewhere', () => {
  const pathOf = async (call: string) => {
    const response = await sandbox.fetch(new Request(`http://a/v1/${call}&api_key=k`));
    const { data } = (await response.json()) as { data: [{ id: string; title: string }] };
    return data[0];
  };
  const contentOf = (html: string, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="(.*?)"`).exec(html)?.[1];

  it('has its GIF’s title, picture and video, and oEmbed discovery', async () => {
    const { id, title } = await pathOf('gifs/search?q=coffee&limit=1');
    const html = await htmlOf(`/gifs/some-words-${id}`);
    expect(html).toContain(`<title>${title} · Gifkit gallery</title>`);
    expect(html).not.toContain('<title>All</title>');
    expect(contentOf(html, 'og:title')).toBe(title);
    const page = contentOf(html, 'og:url') ?? '';
    expect(page).toMatch(new RegExp(`^https://gallery\\.example/gifs/.*-${id}$`));
    for (const name of ['og:image', 'og:video']) {
      expect(contentOf(html, name)).toContain(`/media/${id}/`);
    }
    const oembed = `/oembed?format=json&amp;url=${encodeURIComponent(page)}`;
    expect(html).toContain(`type="application/json+oembed" href="http://localhost:4001${oembed}"`);
  });

  it('renders its GIF before any script', async () => {
    const { id } = await pathOf('gifs/search?q=coffee&limit=1');
    const html = await htmlOf(`/gifs/${id}`);
    expect(dataOf(html).openedGif).toMatchObject({
      id,
      images: { original: { webp: expect.any(String) } },
    });
    expect(html).toMatch(/<div id="root">.*<h1 id="gif-title"/);
    expect(html).toMatch(
      new RegExp(`<img [^>]*fetchPriority="high" src="[^"]*/media/${id}/giphy\\.gif"`),
    );
    expect(html).not.toContain(' style="');
    const nonce = /property="csp-nonce" nonce="(.*?)"/.exec(html)?.[1];
    expect(html).toContain(`<style nonce="${nonce}">`);
  });

  it('escapes markup in titles', async () => {
    const html = await htmlOf('/gifs/aV1oGHwXE95BUuPaSW');
    expect(html).not.toMatch(/<script(?! type="application\/json")|<img(?! (?:class|src|alt)=")/);
    expect(contentOf(html, 'og:title')).toContain('&lt;');
  });

  it('responds with 404 for a missing GIF, with a complete page', async () => {
    const response = await gallery.request('/gifs/nothing-here');
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(dataOf(html).openedGif).toBe('missing');
    expect(html).toMatch(/<div id="root">.*There is no GIF with this id/);
  });

  it('loads without metadata if the service fails, with a report and without caching', async () => {
    let fetch: typeof globalThis.fetch = silent.fetch;
    const service = { ...silent, fetch: (...call: Parameters<typeof fetch>) => fetch(...call) };
    const lonely = createGallery(settings, { ...parts, ...createLoaders(service) });
    const { id } = await pathOf('gifs/search?q=coffee&limit=1');
    const response = await lonely.request(`/gifs/${id}`);
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(String(reports.pop())).toContain('Error fetching');
    const html = await response.text();
    expect(contentOf(html, 'og:title')).toBe('GIF · Gifkit gallery');
    expect(html).toMatch(/<div id="root">.*class="stage skeleton"/);
    fetch = sandboxFetch;
    expect((await lonely.request(`/gifs/${id}`)).status).toBe(200);
  });

  it.each([
    ['/?q=happy', '“happy” in GIFs · Gifkit gallery'],
    ['/components', 'Components · Gifkit gallery'],
  ])('has the title of the page at %s', async (path, title) => {
    expect(await htmlOf(path)).toContain(`<title>${title}</title>`);
  });
});
