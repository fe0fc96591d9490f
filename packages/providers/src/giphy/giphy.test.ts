import { GiphyFetch } from '@gifkit/fetch-api';
import { describe, expect, it, vi } from 'vitest';
import { giphy } from './giphy.ts';

const page = (count: number, total: number, offset = 0) => ({
  data: Array.from({ length: count }, (_, index) => ({ id: String(offset + index) })),
  meta: { status: 200, msg: 'OK', response_id: 'r1' },
  pagination: { count, total_count: total, offset },
});

function service(body: unknown) {
  const fetcher = vi.fn<typeof fetch>(async () => Response.json(body));
  const client = new GiphyFetch('key', {}, { fetch: fetcher });
  const lastUrl = () => new URL(String(fetcher.mock.lastCall?.[0]));
  return { provider: giphy(client), lastUrl };
}

describe('giphy', () => {
  it('turns offsets into cursors, without one after the last page', async () => {
    const { provider, lastUrl } = service(page(25, 60, 25));
    expect((await provider.search('cat', { cursor: '25' })).next).toBe('50');
    expect(lastUrl().searchParams.get('offset')).toBe('25');
    expect(await service(page(10, 60, 50)).provider.search('cat', { cursor: '50' })).toHaveProperty(
      'next',
      undefined,
    );
  });

  it('continues until a page is empty if no total is known', async () => {
    expect((await service(page(25, 0)).provider.search('cat')).next).toBe('25');
    expect((await service(page(0, 0)).provider.search('cat')).next).toBeUndefined();
  });

  it('reads counts that are strings, like other numbers of the service', async () => {
    const pagination = { count: '25', total_count: '0', offset: '25' };
    const { provider } = service({ ...page(25, 0), pagination });
    expect((await provider.search('cat', { cursor: '25' })).next).toBe('50');
  });

  it('uses the service’s name for clips', async () => {
    const { provider, lastUrl } = service(page(0, 0));
    await provider.trending({ type: 'clips' });
    expect(lastUrl().pathname).toBe('/v1/videos/trending');
  });

  it('accepts a key', () => {
    expect(giphy('key').name).toBe('giphy');
    for (const none of ['', undefined as unknown as string])
      expect(() => giphy(none)).toThrow('key is missing');
  });
});
