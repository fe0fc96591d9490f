import { afterEach, describe, expect, it } from 'vitest';
import { openApi } from '../test/api.ts';

const api = openApi();
const { raw, sandbox } = api;
afterEach(() => sandbox.reset());

const page = async (query = ''): Promise<string> => (await raw(`/_sandbox/admin${query}`)).text();
const state = async (query = '') => (await raw(`/_sandbox/state${query}`)).json();

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

describe('the state', () => {
  it('returns the clock and the faults with their strikes', async () => {
    sandbox.fault({ path: '/healthz', status: 500 });
    await raw('/healthz');
    sandbox.clock.set('2031-01-01');
    expect(await state()).toMatchObject({
      now: expect.stringMatching(/^2031-01-01T00:00/),
      faults: [{ id: 1, strikes: 1, fault: { path: '/healthz', status: 500 } }],
    });
    expect((await raw('/_sandbox/faults/1', { method: 'DELETE' })).status).toBe(204);
    expect((await raw('/_sandbox/faults/1', { method: 'DELETE' })).status).toBe(404);
    expect((await state()).faults).toEqual([]);
  });

  it('returns only new log entries, or all after a reset', async () => {
    for (const path of ['/a', '/b', '/c']) await raw(path);
    const { requests } = await state();
    expect(requests).toMatchObject({ count: 3 });
    await raw('/d');
    const later = (await state(`?requests=${requests.total}`)).requests;
    expect(later).toMatchObject({ count: 4, isReset: false, entries: [{ path: '/d' }] });
    sandbox.reset();
    for (const path of ['/e', '/f']) await raw(path);
    const afterReset = (await state(`?requests=${later.total}`)).requests;
    expect(afterReset).toMatchObject({
      count: 2,
      isReset: true,
      entries: [{ path: '/e' }, { path: '/f' }],
    });
  });
});
