import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { API_TIME_LIMIT } from '../constants.ts';
import { openSandbox } from '../test/sandbox.ts';
import { ASSETS, SETTINGS } from '../test/settings.ts';
import { createEmbed } from './app.ts';

vi.mock('react-dom/server', { spy: true });

const sandbox = openSandbox();
afterEach(() => sandbox.reset());
afterAll(() => sandbox.close());

type Fetch = typeof fetch;
type Raw = Record<string, unknown>;

const report = vi.fn();
afterEach(() => report.mockClear());

const createApp = (fetch: Fetch = sandbox.fetch) =>
  createEmbed(SETTINGS, ASSETS, { fetch, report });

const idOf = async (username: string): Promise<string> => {
  const gif = (await sandbox.trending(50)).find((one) => one.username === username);
  if (!gif) throw new Error(`The sandbox has no GIF of ${username}`);
  return gif.id;
};

/** Returns the page of the user's first GIF. */
const pageOf = async (username: string, fetch?: Fetch): Promise<string> =>
  (await createApp(fetch).request(`/embed/${await idOf(username)}`)).text();

describe('GET /embed/:id', () => {
  it('renders the GIF, its uploader and three columns of related GIFs', async () => {
    const id = await idOf('bigmoods');
    const response = await createApp().request(`/embed/${id}`);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
    );
    expect(page).toMatch(new RegExp(`<img[^>]+${id}/giphy\\.gif`));
    expect(page).toContain('Big Moods');
    expect(page).toContain('@bigmoods');
    expect(page).toContain('Related GIFs');
    expect(page).toContain('Continue Watching on Gifkit');
    expect(page).toContain(`src="${ASSETS.script}"`);
  });

  it('shows the username of an uploader without a display name', async () => {
    const page = await pageOf('nodisplayname');
    expect(page.match(/>@?nodisplayname</g)).toEqual(['>@nodisplayname<']);
  });

  it('uses the still of a flashing GIF in its metadata', async () => {
    const fetch = sandbox.editing((gif) => {
      gif.is_flashing = 1;
    });
    const page = await pageOf('bigmoods', fetch);
    const head = page.slice(0, page.indexOf('</head>'));
    expect(head).toMatch(/og:image" content="[^"]+_s\.gif"/);
    expect(head).not.toMatch(/giphy\.(?:gif|mp4)/);
    expect(page).toContain('Flashing lights');
    expect(page).not.toContain('autoPlay');
  });

  it('escapes markup in titles', async () => {
    const fetch = sandbox.editing((gif) => {
      gif.title = '</script><img src=x onerror=alert(1)>"\'&';
    });
    const page = await pageOf('gifkit', fetch);
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;');
  });

  it('isolates the text direction of titles and names', async () => {
    const fetch = sandbox.editing((gif) => {
      gif.title = 'שלום עולם';
      gif.user = { ...(gif.user as Raw), display_name: 'محمد', attribution_display_name: '' };
    });
    const page = await pageOf('gifkit', fetch);
    expect(page).toMatch(/<h1><bdi>שלום עולם<\/bdi></);
    expect(page).toMatch(/<strong [^>]*dir="auto"[^>]*>محمد</);
    expect(page).toMatch(/<span [^>]*dir="auto"[^>]*>@gifkit</);
  });

  it('does not link to javascript: URLs', async () => {
    const fetch = sandbox.editing((gif) => {
      gif.url = 'javascript:alert(1)';
      gif.user = { ...(gif.user as Raw), profile_url: 'javascript:alert(2)' };
    });
    const page = await pageOf('gifkit', fetch);
    expect(page).not.toMatch(/href="javascript:/i);
    expect(page).toContain('@gifkit');
  });

  it('shows the title of a GIF without renditions', async () => {
    const fetch = sandbox.editing((gif) => {
      gif.images = {};
      gif.title = 'Nothing to see';
    });
    expect(await pageOf('gifkit', fetch)).toContain('Nothing to see');
  });

  it('renders without related GIFs if they are not available', async () => {
    const id = await idOf('gifkit');
    sandbox.fault({ path: '/v1/gifs/related', status: 500 });
    const response = await createApp().request(`/embed/${id}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`${id}/giphy.gif`);
  });

  const DEEP = JSON.parse('['.repeat(3000) + ']'.repeat(3000));
  it.each<[string, Raw]>([
    ['of another GIF', { id: 'x'.repeat(1_000_000) }],
    ['with a field that is nested 3,000 levels deep', { deep: DEEP }],
    ['with such a field that pages carry', { user: { id: DEEP } }],
  ])('is an invalid response if the service sends data %s', async (_, fields) => {
    const app = createApp(sandbox.editing((gif) => void Object.assign(gif, fields)));
    const id = await idOf('gifkit');
    const oembed = `/oembed?url=${SETTINGS.publicUrl}/embed/${id}`;
    for (const path of [`/embed/${id}`, oembed]) expect((await app.request(path)).status).toBe(502);
    const [[error] = []] = report.mock.calls;
    expect(report).toHaveBeenCalledOnce();
    expect(String(error)).toBe(
      'FetchError: The response is not a usable GIF with the requested id',
    );
  });

  it('leaves out related GIFs with an id that no link can contain', async () => {
    const id = await idOf('gifkit');
    const fetch: Fetch = async (input, init) => {
      const response = await sandbox.fetch(input, init);
      if (!String(input).includes('/related')) return response;
      const body = (await response.json()) as { data: Raw[] };
      Object.assign(body.data[0] ?? {}, { id: 'y'.repeat(100_000) });
      return Response.json(body);
    };
    const page = await (await createApp(fetch).request(`/embed/${id}`)).text();
    expect(page).toContain('Related GIFs');
    expect(page).not.toContain('yyyy');
  });

  it('responds with 404 to a removed GIF', async () => {
    const fetch = sandbox.editing((gif) => void Object.assign(gif, { is_removed: 1 }));
    expect((await createApp(fetch).request(`/embed/${await idOf('gifkit')}`)).status).toBe(404);
  });

  it.each(['nothing-here', 'a%2Fb', '%00', 'x'.repeat(65)])(
    'responds with 404 to the id %s',
    async (id) => {
      const response = await createApp().request(`/embed/${id}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const page = await response.text();
      expect(page).toContain(`src="${ASSETS.failureScript}"`);
      expect(page).toContain('"status":404');
      expect(report).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['fails', { status: 500 }, 502, 'sent an invalid response'],
    ['refuses the key', { status: 403 }, 502, 'sent an invalid response'],
    ['is overloaded', { status: 429 }, 503, 'is not responding right now'],
  ])('is a friendly page when the service %s', async (_what, fault, status, words) => {
    sandbox.fault({ path: '/v1/gifs', ...fault });
    const response = await createApp().request('/embed/abc');
    const page = await response.text();
    expect(response.status).toBe(status);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(6);
    expect(seconds).toBeLessThanOrEqual(12);
    expect(response.headers.get('refresh')).toBe(String(seconds));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(page).toContain(`"status":${status}`);
    expect(page).toContain(words);
    expect(page).toContain('href="/embed/abc"');
    expect(page).not.toMatch(/api_key|Error|\bat /);
    expect(report).toHaveBeenCalledOnce();
  });

  it('retries when the service allows it, and not before', async () => {
    const fetch = vi.fn<Fetch>(
      async () => new Response('{}', { status: 429, headers: { 'Retry-After': '90' } }),
    );
    const app = createApp(fetch);
    for (const path of ['/embed/abc', '/player/abc']) {
      const response = await app.request(path);
      const seconds = Number(response.headers.get('retry-after'));
      expect(seconds).toBeGreaterThanOrEqual(90);
      expect(seconds).toBeLessThanOrEqual(96);
      expect(response.headers.get('refresh')).toBe(String(seconds));
      expect(await response.text()).toContain(`"retryAfter":${seconds}`);
    }
    const oembed = await app.request(`/oembed?url=${SETTINGS.publicUrl}/embed/abc`);
    expect(Number(oembed.headers.get('retry-after'))).toBeGreaterThanOrEqual(90);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('reports a slow service after 3 seconds', async () => {
    vi.useFakeTimers();
    sandbox.fault({ path: '/v1/gifs', latencyMs: 60_000 });
    const fetch = vi.fn(sandbox.fetch);
    const answer = createApp(fetch).request('/embed/abc');
    await vi.waitUntil(() => fetch.mock.calls.length > 0);
    await vi.advanceTimersByTimeAsync(API_TIME_LIMIT);
    const response = await answer;
    expect(response.status).toBe(504);
    expect(await response.text()).toContain('did not respond within 3 seconds');
  });
});

describe('headers', () => {
  const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

  it('allow only the styles of the page, by their hashes', async () => {
    for (const path of [`/embed/${await idOf('bigmoods')}`, '/embed/nothing']) {
      const response = await createApp().request(path);
      const page = await response.text();
      const styles = Array.from(
        page.matchAll(/<style>([\s\S]*?)<\/style>/g),
        ([, css = '']) => css,
      );
      const hashes = styles.map((css) => createHash('sha256').update(css).digest('base64'));
      expect(hashes.length).toBeGreaterThan(0);
      expect(policyOf(response).split('; ')).toContain(
        `style-src ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
      );
    }
  });

  it('prevent MIME sniffing, limit referrers and deny device access', async () => {
    const { headers } = await createApp().request('/healthz');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });
});

describe('other routes', () => {
  it.each(['embed', 'player'])('redirect from /%s/ID/ to the page', async (view) => {
    const response = await createApp().request(`/${view}/a1/?autoplay=0`);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(`/${view}/a1?autoplay=0`);
  });

  it('respond with 404 and a page with a link', async () => {
    const response = await createApp().request('/nothing');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`href="${SETTINGS.siteUrl}"`);
  });
});

describe('serving', () => {
  it('is alive but not ready once it is told to stop', async () => {
    expect((await createApp().request('/readyz')).status).toBe(200);
    const options = { fetch: sandbox.fetch, report, isStopping: () => true };
    const app = createEmbed(SETTINGS, ASSETS, options);
    expect((await app.request('/healthz')).status).toBe(200);
    const response = await app.request('/readyz');
    expect(response.status).toBe(503);
    expect(await response.text()).toBe('This server is shutting down.');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('allows only GET and HEAD', async () => {
    const response = await createApp().request('/embed/a1', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect((await createApp().request('/healthz', { method: 'HEAD' })).status).toBe(200);
  });

  it('lets only the configured origins frame its pages, and no site frame the rest', async () => {
    const settings = { ...SETTINGS, frameAncestors: ['https://a.example.com'] };
    const app = createEmbed(settings, ASSETS, { fetch: sandbox.fetch, report });
    const policyOf = async (path: string) =>
      (await app.request(path)).headers.get('Content-Security-Policy');
    expect(await policyOf('/player/nothing')).toContain('frame-ancestors https://a.example.com');
    expect(await policyOf('/healthz')).toContain("frame-ancestors 'none'");
    const page = await app.request('/embed/COlxs3ZcJcdFCx8AIg');
    expect(await page.text()).toContain('"hosts":["https://a.example.com"]');
  });

  it('logs each request without its query', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const settings = { ...SETTINGS, logsRequests: true };
    const app = createEmbed(settings, ASSETS, { fetch: sandbox.fetch, report });
    await app.request('/healthz?api_key=secret');
    expect(log).toHaveBeenCalledOnce();
    expect(JSON.parse(log.mock.calls[0]?.[0])).toEqual({
      time: expect.any(String),
      method: 'GET',
      path: '/healthz',
      status: 200,
      ms: expect.any(Number),
    });
  });

  it('omits the site’s link and sends no events if neither URL is set', async () => {
    const { pingbackUrl: _, siteUrl: __, ...settings } = SETTINGS;
    const app = createEmbed(settings, ASSETS, { fetch: sandbox.fetch, report });
    const id = await idOf('noavatar');
    const page = await (await app.request(`/embed/${id}`)).text();
    expect(page).toContain('@noavatar');
    expect(page).not.toMatch(/undefined|localhost:4000|pingbackUrl/);
    expect(await (await app.request('/nothing')).text()).not.toMatch(/undefined|<a /);
    const oembed = await app.request(`/oembed?url=${settings.publicUrl}/embed/${id}`);
    expect(await oembed.json()).not.toHaveProperty('provider_url');
  });

  it('draws the avatar of a user without one, without a request', async () => {
    const page = await pageOf('noavatar');
    expect(page).toContain('class="giphy-default-avatar-');
    expect(page).not.toContain('avatars/default');
  });

  it('serves the bare player at /player', async () => {
    const response = await createApp().request(`/player/${await idOf('bigmoods')}`);
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).not.toContain('id="related-gifs"');
    expect(page).toContain('<meta name="twitter:card" content="player">');
    expect(page).toMatch(
      /<meta name="twitter:player" content="[^"]+\/player\/[^"]+\?context=twitter">/,
    );
  });
});

function countRequests() {
  const asked = vi.fn<(url: string) => void>();
  const fetch: Fetch = async (input, init) => {
    asked(String(input));
    return sandbox.fetch(input, init);
  };
  return { asked, app: createApp(fetch) };
}

describe('a page', () => {
  const FORGED = {
    Host: 'forged.example',
    'X-Forwarded-Host': 'forged.example',
    'X-Forwarded-Proto': 'gopher',
    Forwarded: 'host=forged.example',
  };
  it.each<[string, Record<string, string>, RegExp]>([
    ['/embed/ID?api_key=its-own-key', {}, /its-own-key/],
    ['/embed/ID', { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox' }, /Firefox/],
    ['http://forged.example/embed/ID', FORGED, /forged|gopher/],
  ])('is the same with %s and the headers %j', async (address, headers, own) => {
    const app = createApp();
    const id = await idOf('bigmoods');
    const ask = async (...request: Parameters<typeof app.request>) => {
      const response = await app.request(...request);
      expect(response.headers.get('etag')).toMatch(/^"[^"]+"$/);
      return JSON.stringify([...response.headers]) + (await response.text());
    };
    const page = await ask(address.replace('ID', id), { headers });
    expect(page).not.toMatch(own);
    // `toBe` on pages would print both in full.
    expect((await ask(`/embed/${id}`)) === page).toBe(true);
  });

  it.each([
    ['', { 'Accept-Language': 'fr, es;q=0.8' }, 'es', 'ltr', 'GIF relacionados', 'Accept-Language'],
    ['?lang=ar', { 'Accept-Language': 'de' }, 'ar', 'rtl', 'صور GIF ذات صلة', undefined],
  ] as const)(
    'uses the language of "%s" and %j: %s',
    async (query, headers, lang, dir, words, decider) => {
      const path = `/embed/${await idOf('bigmoods')}${query}`;
      const response = await createApp().request(path, { headers });
      const page = await response.text();
      expect(page).toContain(`<html lang="${lang}" dir="${dir}">`);
      expect(page).toContain(words);
      expect(page).not.toContain('Related GIFs');
      const vary = response.headers.get('vary') ?? '';
      expect(vary.match(/Accept-Language|Gifkit-Language/)?.[0]).toBe(decider);
    },
  );

  it('is cached per language, with an ETag for each', async () => {
    const app = createApp();
    const id = await idOf('bigmoods');
    const rendered = vi.mocked(renderToString);
    rendered.mockClear();
    const tags = new Set<string | null>();
    for (const accepted of ['en', 'de', 'de-CH', 'en-US, de;q=0.1', 'ja;q=0.3', 'fr']) {
      const headers = { 'Accept-Language': accepted };
      tags.add((await app.request(`/embed/${id}`, { headers })).headers.get('etag'));
    }
    expect(tags.size).toBe(3);
    expect(rendered).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['?theme=dark', 'dark'],
    ['?theme=%22%3E%3Cscript%3E', 'light dark'],
    ['', 'light dark'],
  ])('has the color scheme of %j, also on error pages', async (query, scheme) => {
    const app = createApp();
    for (const path of [`/embed/${await idOf('bigmoods')}`, '/embed/nowhere', '/nowhere']) {
      const page = await (await app.request(path + query)).text();
      expect(page).toContain(`<meta name="color-scheme" content="${scheme}">`);
    }
  });

  it('keeps language and theme in links to related GIFs if the address sets them', async () => {
    const app = createApp();
    const id = await idOf('bigmoods');
    const linksOf = async (query: string) => {
      const headers = { 'Accept-Language': 'ja' };
      const page = await (await app.request(`/embed/${id}${query}`, { headers })).text();
      return [...page.matchAll(/ href="\/embed\/[^"?]+([^"]*)"/g)].map(([, rest]) => rest);
    };
    expect(new Set(await linksOf(''))).toEqual(new Set(['']));
    expect(new Set(await linksOf('?lang=de-AT&other=1'))).toEqual(new Set(['?lang=de']));
    expect(new Set(await linksOf('?theme=dark&lang=de'))).toEqual(
      new Set(['?lang=de&amp;theme=dark']),
    );
  });

  it('shows errors in the user’s language', async () => {
    const headers = { 'Accept-Language': 'de' };
    const response = await createApp().request('/embed/nothing-here', { headers });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Dieses GIF gibt es hier nicht');
    const other = await createApp().request('/nowhere?lang=es', { headers });
    expect(await other.text()).toContain('Esta página no existe');
    expect(other.headers.get('vary')).toBeNull();
  });

  it('is rendered once for concurrent requests, then served from memory', async () => {
    const id = await idOf('bigmoods');
    const { app, asked } = countRequests();
    vi.mocked(renderToString).mockClear();
    await Promise.all([1, 2, 3].map(() => app.request(`/embed/${id}`)));
    await app.request(`/embed/${id}`);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(renderToString).toHaveBeenCalledOnce();
  });

  it('requests and shows no related GIFs on phones', async () => {
    const id = await idOf('bigmoods');
    const { app, asked } = countRequests();
    const response = await app.request(`/embed/${id}`, { headers: { 'Gifkit-Device': 'phone' } });
    expect(await response.text()).not.toMatch(/class="related|"related"/);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('that fails to render is not cached', async () => {
    const id = await idOf('gifkit');
    vi.mocked(renderToString).mockImplementationOnce(() => {
      throw new Error('A bug');
    });
    const app = createApp();
    const response = await app.request(`/embed/${id}`);
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
    expect(await response.text()).toContain('Something went wrong');
    expect((await app.request(`/embed/${id}`)).status).toBe(200);
  });
});

describe('the GIF service', () => {
  it('does not get repeated requests for a GIF after more unknown ids than fit the cache', async () => {
    const id = await idOf('bigmoods');
    const asked = vi.fn<(url: string) => void>();
    const app = createApp(async (input, init) => {
      asked(String(input));
      return String(input).includes('unknown')
        ? new Response('{}', { status: 404 })
        : sandbox.fetch(input, init);
    });
    const ask = (one: string) => app.request(`/oembed?url=${SETTINGS.publicUrl}/embed/${one}`);
    await ask(id);
    for (let index = 0; index < 1100; index += 1) await ask(`unknown${index}`);
    expect((await ask(id)).status).toBe(200);
    expect(asked.mock.calls.filter(([url]) => url.includes(id))).toHaveLength(1);
  });
});
