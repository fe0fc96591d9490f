import { afterEach, describe, expect, it } from 'vitest';
import { openApi } from '../test/api.ts';

const api = openApi();
const { raw, sandbox } = api;
afterEach(() => sandbox.reset());

const page = async (query = ''): Promise<string> => (await raw(`/_sandbox/admin${query}`)).text();

describe('the admin page', () => {
  it('loads only its own script and styles', async () => {
    const response = await raw('/_sandbox/admin');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    for (const [, path = ''] of (await response.text()).matchAll(/"(\/assets\/[\w.]+)"/g)) {
      const file = await raw(path);
      expect(file.headers.get('content-type')).toMatch(/^text\/(javascript|css); charset=utf-8$/);
      expect((await file.text()).length).toBeGreaterThan(1000);
    }
  });

  it('shows search results page by page as stills', async () => {
    const first = await page('?kind=gif');
    expect(first).toContain('1 to 24 of 48');
    expect(first).toContain('offset=24');
    expect(await page('?kind=sticker&q=wave')).toMatch(/hand/i);
    expect(await page('?q=xyzzy')).toContain('Nothing found.');
  });

  it.each(['?kind=odd', '?offset=-3', '?offset=x', `?q=${'a'.repeat(99)}`])(
    'exists for %s',
    async (query) => {
      expect((await raw(`/_sandbox/admin${query}`)).status).toBe(200);
    },
  );

  it('escapes titles, names and queries', async () => {
    expect(await page('?q=awkward')).not.toMatch(/<(img|script|b)[^>]*(onerror|alert)/);
    const hostile = encodeURIComponent('"><script>alert(1)</script>');
    const html = await page(`?q=${hostile}`);
    expect(html).not.toContain('<script>alert');
  });

  it.each(['nothing.js', '..%2Fpackage.json'])('has no file %s', async (name) => {
    expect((await raw(`/assets/${name}`)).status).toBe(404);
  });

  it('loads pictures that are not logged and have no faults', async () => {
    sandbox.fault({ path: '/', status: 500 });
    const headers = { Referer: 'http://sandbox.test/_sandbox/admin?kind=gif' };
    expect((await raw('/avatars/default1.gif', { headers })).status).not.toBe(500);
    expect(sandbox.requests()).toEqual([]);
  });
});

describe('the live parts', () => {
  it('show the clock, faults with their strikes, requests and events', async () => {
    sandbox.fault({ path: '/healthz', query: { a: '<b>' }, status: 500 });
    sandbox.clock.set('2031-01-01');
    await raw('/healthz?a=%3Cb%3E');
    await raw('/simple_analytics?action_type=SEEN');
    const shown = await page();
    expect(shown).toContain('2031-01-01 00:00:');
    expect(shown).toContain('Struck 1 so far.');
    expect(shown).toContain('<b class="bad">500</b> GET /healthz?a=%3Cb%3E</li>');
    expect(shown).toContain('{&quot;action_type&quot;:&quot;SEEN&quot;}');
  });

  it('have a button that removes a fault', async () => {
    sandbox.fault({ path: '/healthz', status: 500 });
    expect(await page()).toContain('data-remove="1"');
    expect((await raw('/_sandbox/faults/1', { method: 'DELETE' })).status).toBe(204);
    expect((await raw('/_sandbox/faults/1', { method: 'DELETE' })).status).toBe(404);
    expect(sandbox.faults()).toEqual([]);
  });
});

it('an account’s page shows its GIFs', async () => {
  const { status, headers } = await raw('/snacktime/');
  expect(status).toBe(302);
  expect(headers.get('location')).toBe('/_sandbox/admin?q=%40snacktime#catalog');
});
