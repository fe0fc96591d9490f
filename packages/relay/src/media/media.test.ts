import { createServer } from 'node:http';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createRelay } from '../create-relay.ts';
import type { MediaOptions } from '../relay-options.ts';
import { hangUp, json, reply, serviceOfTests } from '../test/klipy-service.ts';
import { ownCatalog } from '../test/own-catalog.ts';
import { listen } from '../test/serve-relay.ts';

const FILE = Buffer.from('GIF89a-the-bytes-of-a-file');

const elsewhere = await listen(createServer((_request, response) => response.end('secret')));
afterAll(() => elsewhere.close());

/** Serves a file, whole or as a range, like a media server. */
const service = await serviceOfTests((response, { headers }) => {
  const [, first = '0', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const part = FILE.subarray(Number(first), last === '' ? undefined : Number(last) + 1);
  response.writeHead(headers.range ? 206 : 200, {
    'Content-Type': 'image/gif',
    'Content-Length': part.length,
    ...(headers.range && {
      'Content-Range': `bytes ${first}-${Number(first) + part.length - 1}/${FILE.length}`,
    }),
    'Set-Cookie': 'of=the-service',
    Server: 'service',
  });
  response.end(part);
});

const options: MediaOptions = {
  secret: 'the secret of the links, 32 letters',
  hosts: [service.url],
};

function relayOfFiles(
  media: Partial<MediaOptions> = {},
  urls: Partial<Record<'gif' | 'still' | 'page', string>> = {},
  own: Partial<Parameters<typeof createRelay>[0]> = {},
) {
  const { gif = `${service.url}/a.gif?cid=1`, still = gif, page = 'https://page.example/a' } = urls;
  const images = { original: { url: gif, width: 9, height: 9 }, original_still: { url: still } };
  const item = { id: 'a', title: 'a', url: page, images };
  const provider = ownCatalog({ trending: async () => ({ data: [item] }) });
  const relay = createRelay({
    provider,
    onEvent: () => {},
    media: { ...options, ...media },
    ...own,
  });
  const get = (path: string, headers = {}) =>
    relay.fetch(new Request(`https://chat.example/${path}`, { headers }));
  const gifs = async () => (await (await get('trending')).json()).data;
  const link = async (): Promise<string> => (await gifs())[0].images.original.url;
  return { get, gifs, link };
}

describe('links to media', () => {
  it('replace the URLs of listed hosts; other media are removed, page links stay', async () => {
    const { gifs } = relayOfFiles({}, { still: `${elsewhere.url}/a.jpg` });
    const [{ images, url }] = await gifs();
    expect(images.original.url).toMatch(/^media\/\d+\/[\w-]{43}\/[\w-]+$/);
    expect(images.original_still?.url || '').toBe('');
    expect(url).toBe('https://page.example/a');
  });

  it('are stable for a while, so that browsers cache the file', async () => {
    vi.useFakeTimers({ now: 7_200_000, toFake: ['Date'] });
    const { link } = relayOfFiles();
    const first = await link();
    vi.setSystemTime(7_200_000 + 3_599_000);
    expect(await link()).toBe(first);
    vi.setSystemTime(7_200_000 + 3_600_000);
    expect(await link()).not.toBe(first);
  });

  it('expire after one to two hours', async () => {
    vi.useFakeTimers({ now: 7_200_000, toFake: ['Date'] });
    const { link, get } = relayOfFiles();
    const path = await link();
    vi.setSystemTime(7_200_000 + 7_199_000);
    expect((await get(path)).status).toBe(200);
    vi.setSystemTime(7_200_000 + 7_200_000);
    expect((await get(path)).status).toBe(403);
  });

  it('cannot be forged or changed', async () => {
    const { link, get } = relayOfFiles();
    const path = await link();
    const [, until = '', signature = '', address = ''] = path.split('/');
    const other = Buffer.from(`${elsewhere.url}/`).toString('base64url');
    const ofAnother = await relayOfFiles({ secret: 'another secret of thirty-two letters' }).link();
    const forged = [
      `media/${until}/${signature}/${other}`,
      `media/${Number(until) + 1}/${signature}/${address}`,
      `media/${until}/${'A'.repeat(43)}/${address}`,
      `media/${until}/${signature}`,
      'media/x',
      ofAnother,
    ];
    for (const one of forged) expect((await get(one)).status).toBe(403);
    expect(service.requests).toHaveLength(0);
  });

  it('stop working when their host is no longer listed', async () => {
    const path = await relayOfFiles().link();
    expect((await relayOfFiles({ hosts: ['static.klipy.com'] }).get(path)).status).toBe(502);
    expect(service.requests).toHaveLength(0);
  });

  it('exist only with the media option', async () => {
    const { link } = relayOfFiles({}, {}, { media: undefined });
    expect(await link()).toBe(`${service.url}/a.gif?cid=1`);
  });
});

describe('a file', () => {
  it('has only headers of the relay, and the service sees no user', async () => {
    const { link, get } = relayOfFiles();
    const response = await get(await link(), {
      Cookie: 'of=the-reader',
      Referer: 'https://chat.example/room',
      'If-None-Match': '"of-the-reader"',
      'X-Forwarded-For': '203.0.113.7',
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(FILE);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/gif',
      'content-length': String(FILE.length),
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.has('Set-Cookie') || response.headers.has('Server')).toBe(false);
    expect(service.requests[0]?.url).toBe('/a.gif?cid=1');
    expect(JSON.stringify(service.requests)).not.toMatch(/the-reader|203\.0\.113|chat\.example/);
  });

  it('is served as a single range', async () => {
    const { link, get } = relayOfFiles();
    const response = await get(await link(), { Range: 'bytes=2-5' });
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe(`bytes 2-5/${FILE.length}`);
    expect(await response.text()).toBe('F89a');
  });

  it.each(['bytes=0-1,3-4', 'lines=1-2', 'bytes=', 'bytes=a-b'])(
    'is served whole for an unsupported range: %s',
    async (range) => {
      const { link, get } = relayOfFiles();
      expect((await get(await link(), { Range: range })).status).toBe(200);
      expect(service.requests[0]?.headers.range).toBeUndefined();
    },
  );

  it('that cannot be had is a line for the owner, with the reason', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { link, get } = relayOfFiles({}, {}, { onEvent: undefined });
    const path = await link();
    service.respond = json({}, 403);
    expect((await get(path)).status).toBe(502);
    service.respond = hangUp;
    expect((await get(path)).status).toBe(502);
    const said = '@gifkit/relay: media: The';
    expect(warn.mock.calls).toEqual([
      [`${said} service refused the file. (status 403 of the service, 502 for the client)`],
      [`${said} file cannot be reached. (UND_ERR_SOCKET: other side closed, 502 for the client)`],
    ]);
  });

  const KINDS: [string, typeof service.respond, number][] = [
    ['sends a web page', reply(200, { 'Content-Type': 'text/html' }, '<script>'), 502],
    ['sends an SVG with scripts', reply(200, { 'Content-Type': 'image/svg+xml' }, '<svg/>'), 502],
    ['sends no content type', reply(200, {}, 'x'), 502],
    ['redirects it', reply(302, { Location: elsewhere.url }), 502],
    ['does not have it', json({}, 404), 404],
    ['fails', json({}, 500), 502],
    ['refuses the range', json({}, 416), 416],
    ['hangs up', hangUp, 502],
    [
      'announces too many bytes',
      reply(200, { 'Content-Type': 'image/gif', 'Content-Length': '1001' }),
      502,
    ],
  ];
  it.each(KINDS)('is a problem if the service %s', async (_kind, respond, status) => {
    const { link, get } = relayOfFiles({ maxBytes: 1000 });
    const path = await link();
    service.respond = respond;
    const response = await get(path);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      status,
      'application/problem+json',
    ]);
  });

  it('is cut off when it turns out too large', async () => {
    let pieces = 0;
    let isCanceled = false;
    const body = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          pieces += 1;
          controller.enqueue(new Uint8Array(500));
        },
        cancel() {
          isCanceled = true;
        },
      });
    const send = async () => new Response(body(), { headers: { 'Content-Type': 'image/gif' } });
    const { link, get } = relayOfFiles({ maxBytes: 1000 }, {}, { fetch: send });
    const response = await get(await link());
    await expect(response.arrayBuffer()).rejects.toThrow('The file is larger than 1000 bytes.');
    expect(pieces).toBeLessThan(6);
    expect(isCanceled).toBe(true);
  });

  it('is a 504 if it does not start within 5 s, and is cut off after 60 s', async () => {
    const late = vi.fn<typeof fetch>(
      (_url, { signal } = {}) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const slow = async () =>
      new Response(new ReadableStream(), { headers: { 'Content-Type': 'image/gif' } });
    const first = relayOfFiles({}, {}, { fetch: late });
    const second = relayOfFiles({}, {}, { fetch: slow });
    const links = [await first.link(), await second.link()] as const;
    vi.useFakeTimers();
    const response = first.get(links[0]);
    await vi.waitFor(() => expect(late).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(5000);
    expect((await response).status).toBe(504);

    const file = await second.get(links[1]);
    const bytes = expect(file.arrayBuffer()).rejects.toThrow('did not end within 60000 ms');
    await vi.advanceTimersByTimeAsync(60_000);
    await bytes;
  });
});
