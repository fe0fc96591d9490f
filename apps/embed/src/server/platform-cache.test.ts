import { describe, expect, it, vi } from 'vitest';
import { respondThroughCache } from './platform-cache.ts';

const PHONE = { 'User-Agent': 'iPhone' };
const DESKTOP = { 'User-Agent': 'X11' };

/** A cache that only compares URLs, like the platform's. */
function open(caching = 'public, max-age=60', status = 200) {
  const kept = new Map<string, Response>();
  const cache = {
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    put: async ({ url }: Request, response: Response) => void kept.set(url, response),
  };
  const respond = vi.fn(
    async ({ headers }: Request) =>
      new Response(headers.get('Gifkit-Device'), { status, headers: { 'Cache-Control': caching } }),
  );
  const work: Promise<unknown>[] = [];
  const ask = async (path: string, headers: Record<string, string> = DESKTOP, method = 'GET') => {
    const request = new Request(`https://embed.example.com${path}`, { headers, method });
    const options = { cache, respond, waitUntil: (one: Promise<unknown>) => void work.push(one) };
    const response = await respondThroughCache(request, options);
    await Promise.all(work);
    return response.text();
  };
  return { ask, respond };
}

describe('respondThroughCache', () => {
  it('keeps one copy for phones and one for all other devices', async () => {
    const { ask, respond } = open();
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await ask('/embed/a', PHONE)).toBe('phone');
      expect(await ask('/embed/a', DESKTOP)).toBe('desktop');
    }
    expect(respond).toHaveBeenCalledTimes(2);
  });

  it('separates pages by query and by Save-Data', async () => {
    const { ask, respond } = open();
    await ask('/player/a');
    await ask('/player/a?context=twitter');
    await ask('/player/a', { ...DESKTOP, 'Save-Data': 'on' });
    expect(respond).toHaveBeenCalledTimes(3);
  });

  it('does not vary by the host page’s key', async () => {
    const { ask, respond } = open();
    for (const query of [
      '?lang=de',
      '?lang=de&api_key=1',
      '?api_key=2&lang=de',
      '?api_key=&lang=de',
    ])
      await ask(`/embed/a${query}`);
    expect(respond).toHaveBeenCalledTimes(1);
  });

  it('keeps one copy per language for all headers that select it', async () => {
    const { ask, respond } = open();
    for (const accepted of ['de', 'de-AT,de;q=0.9', 'fr,de;q=0.2', 'fr', 'en-GB']) {
      await ask('/embed/a', { ...DESKTOP, 'Accept-Language': accepted });
    }
    expect(respond.mock.calls.map(([{ headers }]) => headers.get('Gifkit-Language'))).toEqual([
      'de',
      'en',
    ]);
  });

  it.each([
    ['no-store', 200],
    ['public, max-age=60', 404],
  ])('does not cache a response with %s and status %s', async (caching, status) => {
    const { ask, respond } = open(caching, status);
    await ask('/embed/a');
    await ask('/embed/a');
    expect(respond).toHaveBeenCalledTimes(2);
  });

  it('passes other methods than GET to the server', async () => {
    const { ask, respond } = open();
    await ask('/embed/a');
    await ask('/embed/a', DESKTOP, 'HEAD');
    expect(respond).toHaveBeenCalledTimes(2);
  });
});
