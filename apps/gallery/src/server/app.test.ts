// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGallery } from './app.ts';
import { readSettings } from './settings.ts';

const page = '<head><!--settings--></head>';
const root = mkdtempSync(join(tmpdir(), 'gallery-'));
const settings = readSettings({ GIF_API_KEY: '</script><b>' });
const gallery = createGallery(settings, page, root, join(root, 'no-docs'));

beforeAll(() => {
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'assets', 'main-abc.js'), 'export {};');
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the gallery server', () => {
  it('answers its health check', async () => {
    const response = await gallery.request('/healthz');
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it('puts the settings into the page so that no value breaks out of them', async () => {
    const html = await (await gallery.request('/')).text();
    expect(html).not.toContain('<b>');
    const json = /id="settings">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      apiUrl: 'http://localhost:4002/v1',
      apiKey: '</script><b>',
      embedUrl: 'http://localhost:4001',
    });
  });

  it('gives every page a nonce of its own, and allows no style without it', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await gallery.request('/');
        const policy = response.headers.get('Content-Security-Policy') ?? '';
        expect(policy).not.toContain('unsafe');
        const nonce = /'nonce-(.*?)'/.exec(policy)?.[1] ?? '';
        expect(await response.text()).toContain(`<meta property="csp-nonce" nonce="${nonce}" />`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('lets hashed assets be kept for ever, and the page not at all', async () => {
    const asset = await gallery.request('/assets/main-abc.js');
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await gallery.request('/')).headers.get('Cache-Control')).toBe('no-cache');
  });

  it('answers an unknown path with 404 and the way back', async () => {
    const response = await gallery.request('/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('The gallery is at /');
  });
});
