// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGallery } from './app.ts';
import { readSettings } from './settings.ts';

const root = mkdtempSync(join(tmpdir(), 'docs-'));
const galleryWith = (docs: string) =>
  createGallery(readSettings({}), {
    page: '',
    root,
    docs,
    loadGif: async () => undefined,
    loadFirst: async () => [],
    drawPage: async () => ({ markup: '', css: '' }),
  });

beforeAll(() => {
  mkdirSync(join(root, 'docs/guides/testing'), { recursive: true });
  mkdirSync(join(root, 'docs/_astro'));
  writeFileSync(join(root, 'docs/index.html'), 'start');
  writeFileSync(join(root, 'docs/404.html'), 'no such page');
  writeFileSync(join(root, 'docs/guides/testing/index.html'), 'testing');
  writeFileSync(join(root, 'docs/guides/testing.md'), '# Prüfen');
  writeFileSync(join(root, 'docs/llms.txt'), '# Gifkit');
  writeFileSync(join(root, 'docs/_astro/page.abc.js'), '');
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the documentation below the gallery', () => {
  const get = (path: string) => galleryWith(join(root, 'docs')).request(path);

  it('is served, redirects to the trailing slash, and has a 404 page', async () => {
    expect(await (await get('/docs/guides/testing/')).text()).toBe('testing');
    const response = await get('/docs');
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/docs/');
    const unknown = await get('/docs/nowhere/');
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toBe('no such page');
  });

  it('is available as Markdown, with a list for language models', async () => {
    const page = await get('/docs/guides/testing.md');
    expect(page.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    expect(await page.text()).toBe('# Prüfen');
    const list = await get('/docs/llms.txt');
    expect(list.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(await list.text()).toBe('# Gifkit');
    // Their default location.
    expect((await get('/llms.txt')).headers.get('Location')).toBe('/docs/llms.txt');
  });

  it('cannot be framed by other sites, and caches hashed files forever', async () => {
    const response = await get('/docs/');
    expect(response.headers.get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    const script = await get('/docs/_astro/page.abc.js');
    expect(script.headers.get('Cache-Control')).toContain('immutable');
  });

  it('shows build instructions if it is not built', async () => {
    const response = await galleryWith(join(root, 'nothing')).request('/docs/');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('pnpm --filter @gifkit/docs build');
  });
});
