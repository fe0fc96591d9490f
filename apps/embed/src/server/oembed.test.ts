import { afterAll, describe, expect, it } from 'vitest';
import { openSandbox, type RawGif } from '../test/sandbox.ts';
import { ASSETS, SETTINGS } from '../test/settings.ts';
import { createEmbed } from './app.ts';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const settings = {
  ...SETTINGS,
  publicUrl: 'https://embed.example.com',
  siteUrl: 'https://site.example.com',
};
const app = createEmbed(settings, ASSETS, { fetch: sandbox.fetch });

const ask = (query: Record<string, string>) => app.request(`/oembed?${new URLSearchParams(query)}`);

describe('GET /oembed', () => {
  it.each([
    'https://embed.example.com/embed/',
    'https://embed.example.com/player/',
    'https://site.example.com/gifs/happy-cat-',
    `${new URL(SETTINGS.apiUrl).origin}/stickers/happy-cat-`,
    `${new URL(SETTINGS.apiUrl).origin}/g/`,
  ])('answers for %s…', async (address) => {
    const { id, title } = (await sandbox.trending())[0] as RawGif;
    const response = await ask({ url: address + id });
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const oembed = await response.json();
    expect(oembed).toMatchObject({ version: '1.0', type: 'rich', title, provider_name: 'Gifkit' });
    expect(oembed.html).toContain(`src="https://embed.example.com/embed/${id}"`);
    expect(oembed.thumbnail_url).toMatch(/^http/);
  });

  it.each([
    [{}, 480],
    [{ maxwidth: '200' }, 200],
    [{ maxheight: '100' }, 480],
  ])('keeps to %j', async (limits, mostWidth) => {
    const id = await sandbox.firstId();
    const response = await ask({ url: `https://embed.example.com/embed/${id}`, ...limits });
    const { width, height } = await response.json();
    expect(width).toBeLessThanOrEqual(mostWidth);
    expect(height).toBeLessThanOrEqual(Number(Object(limits).maxheight ?? 480));
  });

  it.each([
    [{ maxwidth: '320' }, 320, 200],
    [{}, 480, 200],
    [{ maxwidth: '320', maxheight: '199' }, 320, 107],
  ])('is high enough for all controls if %j allows it', async (limits, width, height) => {
    const fetch = sandbox.editing(({ images }) =>
      Object.assign(Object(images).original, { width: '480', height: '160' }),
    );
    const wide = createEmbed(settings, ASSETS, { fetch });
    const url = `https://embed.example.com/embed/${await sandbox.firstId()}`;
    const response = await wide.request(`/oembed?${new URLSearchParams({ url, ...limits })}`);
    expect(await response.json()).toMatchObject({ width, height });
  });

  it.each([
    [{}, ';min-height:200px'],
    [{ maxheight: '100' }, ';min-height:100px'],
  ])(
    'keeps the ratio of the GIF in a column that is narrower than the frame: %j',
    async (limits, least) => {
      const id = await sandbox.firstId();
      const response = await ask({ url: `https://embed.example.com/embed/${id}`, ...limits });
      const { html, width, height } = await response.json();
      expect(html).toContain(`width="${width}" height="${height}"`);
      expect(html).toContain(`max-width:100%;height:auto;aspect-ratio:${width / height}${least}"`);
    },
  );

  it.each([
    [{}, 'giphy_s.gif'],
    [{ maxwidth: '', maxheight: '0' }, 'giphy_s.gif'],
    [{ maxwidth: '200' }, '200w_s.gif'],
    [{ maxwidth: '120', maxheight: '100' }, '100w_s.gif'],
    [{ maxwidth: '10' }, undefined],
  ])('has a thumbnail within what is allowed, and its size: %j', async (limits, file) => {
    const id = await sandbox.firstId();
    const response = await ask({ url: `https://embed.example.com/embed/${id}`, ...limits });
    const { thumbnail_url, thumbnail_width, thumbnail_height } = await response.json();
    expect(thumbnail_url?.split('/').at(-1)).toBe(file);
    expect(typeof thumbnail_width).toBe(file ? 'number' : 'undefined');
    expect(thumbnail_width ?? 0).toBeLessThanOrEqual(Number(Object(limits).maxwidth || 1e4));
    expect(thumbnail_height ?? 0).toBeLessThanOrEqual(Number(Object(limits).maxheight) || 1e4);
  });

  it.each([
    ['the question', { lang: 'de-AT' }, '', 'de'],
    ['the address', {}, '?lang=ar', 'ar'],
    ['the request before its url', { lang: 'ja' }, '?lang=ar', 'ja'],
    ['neither, if it is not supported', { lang: 'xx' }, '', undefined],
  ])('uses the language of %s for the frame', async (_, asked, query, language) => {
    const id = await sandbox.firstId();
    const response = await ask({ url: `https://embed.example.com/embed/${id}${query}`, ...asked });
    const { html } = await response.json();
    const src = `https://embed.example.com/embed/${id}${language ? `?lang=${language}` : ''}`;
    expect(html).toContain(`src="${src}"`);
  });

  it('responds in XML with everything escaped', async () => {
    const id = await sandbox.firstId();
    const response = await ask({ url: `https://embed.example.com/embed/${id}`, format: 'xml' });
    expect(response.headers.get('Content-Type')).toBe('text/xml; charset=utf-8');
    const xml = await response.text();
    expect(xml).toMatch(/^<\?xml version="1\.0"/);
    expect(xml).toContain('<html>&lt;iframe src=&quot;');
  });

  it.each([
    [{}, 400],
    [{ url: 'https://embed.example.com/embed/a1', maxwidth: 'wide' }, 400],
    [{ url: 'https://elsewhere.example.com/embed/a1' }, 404],
    [{ url: 'https://embed.example.com/embed/nothing-here' }, 404],
    [{ url: 'not an address' }, 404],
    [{ url: 'https://embed.example.com/embed/a1', format: 'yaml' }, 501],
  ] as [Record<string, string>, number][])(
    'responds to %j with %i and a reason',
    async (query, status) => {
      const response = await ask(query);
      expect(response.status).toBe(status);
      expect((await response.json()).error).toMatch(/\.$/);
    },
  );

  it('lets a pasted link play: one film and one picture, both of which exist', async () => {
    const id = await sandbox.firstId();
    const page = await (await app.request(`/embed/${id}`)).text();
    const tags = Array.from(
      page.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g),
      ([, name = '', content = '']) => [name, content.replaceAll('&amp;', '&')] as const,
    );
    const contents = new Map(tags);
    expect(contents.size).toBe(tags.length);
    expect(contents.get('og:url')).toBe(`https://embed.example.com/embed/${id}`);
    for (const name of ['og:image', 'og:video']) {
      const file = await sandbox.fetch(contents.get(name) ?? '');
      expect(file.status).toBe(200);
      expect(file.headers.get('Content-Type')).toBe(contents.get(`${name}:type`));
      expect((await file.arrayBuffer()).byteLength).toBeLessThan(5_000_000);
      expect(Number(contents.get(`${name}:width`))).toBeGreaterThan(0);
      expect(Number(contents.get(`${name}:height`))).toBeGreaterThan(0);
    }
    const player = contents.get('twitter:player')?.replace('https://embed.example.com', '') ?? '';
    expect((await app.request(player)).status).toBe(200);
  });

  it('reports errors in the requested format', async () => {
    const failures = [
      { url: 'https://elsewhere.example.com/embed/a1', format: 'xml' },
      { url: 'https://embed.example.com/embed/nothing-here', format: 'xml' },
      { format: 'xml' },
    ];
    for (const query of failures) {
      const response = await ask(query);
      expect(response.headers.get('Content-Type')).toBe('text/xml; charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await response.text()).toMatch(/<error>\n {2}<message>[^<]+\.<\/message>\n<\/error>/);
    }
  });

  it('omits unsafe URLs', async () => {
    const id = await sandbox.firstId();
    const still = { url: 'javascript:alert(1)', width: '1', height: '1' };
    const unsafe = {
      user: { username: 'a', is_public: true, profile_url: 'javascript:alert(2)' },
      images: { original_still: still },
    };
    const fetch = sandbox.editing((gif) => Object.assign(gif, unsafe));
    const hostile = createEmbed(settings, ASSETS, { fetch });
    const url = encodeURIComponent(`https://embed.example.com/embed/${id}`);
    const text = await (await hostile.request(`/oembed?url=${url}`)).text();
    expect(text).toContain('"author_name":"a"');
    expect(text).not.toContain('javascript:');
  });
});
