import type { IGif } from '@gifkit/model';
import { describe, expect, it, vi } from 'vitest';
import { defineProvider } from '../define-provider.ts';
import { SERVICES, sandboxFetch } from '../test/services.ts';
import { readReference } from './with-references.ts';

const gif = { id: 7, type: 'video', title: 'A', images: { original: { width: 9, height: 4 } } };

describe('references', () => {
  it.each([
    ['giphy', 1],
    ['klipy', 2],
    ['tenor', 2],
  ] as const)('resolves a hundred references of %s with %i requests', async (name, requests) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fetcher = vi.fn(sandboxFetch);
    const provider = SERVICES[name]({ fetch: fetcher });
    const { data } = await provider.trending({ limit: 50 });
    const [first] = data.map((item) => provider.toReference(item));
    const ids = [
      ...data.map(({ id }) => String(id)),
      ...Array.from({ length: 50 }, (_, i) => `x${i}`),
    ];
    const references = ids.map((id) => ({ ...first, id }) as never);
    fetcher.mockClear();
    const resolved = await provider.resolve(references);
    expect(fetcher).toHaveBeenCalledTimes(requests);
    expect(resolved.filter(({ status }) => status === 'found')).toHaveLength(data.length);
    expect(resolved.map(({ reference }) => reference.id)).toEqual(ids);
  });

  it.each([
    ['403', 403],
    ['429', 429],
    ['503', 503],
    ['404 of a key', 404],
  ])('are never missing when the service fails: %s', async (_, status) => {
    const body = { errors: { message: ['The app key is not known.'] }, error: { code: status } };
    for (const create of Object.values(SERVICES)) {
      const provider = create({ fetch: async () => Response.json(body, { status }) });
      const reference = provider.toReference(gif as unknown as IGif);
      await expect(provider.resolve([reference])).rejects.toMatchObject({ status });
    }
  });

  it('are never missing when the response has no list or is invalid', async () => {
    const bodies = ['{}', '[]', '{"data":[],"meta":{"status":200,"response_id":""}}'];
    for (const create of Object.values(SERVICES)) {
      for (const body of bodies) {
        const provider = create({ fetch: async () => new Response(body) });
        const reference = provider.toReference(gif as unknown as IGif);
        await expect(provider.resolve([reference])).rejects.toMatchObject({ name: 'FetchError' });
      }
    }
  });

  it('are matched by id in any order, each requested once', async () => {
    const gifs = vi.fn(async () => [
      { id: 'b', images: {} },
      { id: 'a', images: {} },
    ]);
    const provider = defineProvider({
      name: 'ours',
      search: async () => ({ data: [] }),
      trending: async () => ({ data: [] }),
      gif: async () => null,
      gifs,
    });
    const a = provider.toReference({ ...gif, id: 'a', type: 'gif' } as unknown as IGif);
    const resolved = await provider.resolve([a, { ...a, id: 'b' }, a]);
    expect(resolved.map((one) => one.status === 'found' && one.gif.id)).toEqual(['a', 'b', 'a']);
    expect(gifs).toHaveBeenCalledExactlyOnceWith(['a', 'b'], { type: 'gifs', signal: undefined });
  });

  it('of another provider are rejected', async () => {
    const reference = SERVICES.giphy().toReference(gif as unknown as IGif) as never;
    await expect(SERVICES.klipy().resolve([reference])).rejects.toThrow(
      'The reference of “7” belongs to “giphy”, but must belong to “klipy”.',
    );
  });
});

describe('a reference', () => {
  it('has the type, size and alt text of its GIF, and no URL', () => {
    expect(SERVICES.giphy().toReference(gif as unknown as IGif)).toEqual({
      provider: 'giphy',
      id: '7',
      type: 'clips',
      width: 9,
      height: 4,
      alt: 'A',
    });
  });

  it.each([
    undefined,
    null,
    7,
    'a',
    [],
    {},
    { provider: 'a' },
    { provider: '', id: 'a' },
    { id: 'a' },
    '',
    '{"provider":"a"',
    '{"provider":"a"}',
  ])('rejects an invalid value: %j', (value) => {
    expect(readReference(value)).toBeUndefined();
  });

  it('is validated field by field', () => {
    expect(
      readReference({ provider: 'a', id: 'b', type: 'x', width: 'wide', height: -1, alt: {} }),
    ).toEqual({ provider: 'a', id: 'b', type: 'gifs', width: 0, height: 0, alt: '' });
  });

  it('is parsed from JSON, as in an HTML attribute', () => {
    const reference = {
      provider: 'a',
      id: 'b',
      type: 'clips',
      width: 9,
      height: 4,
      alt: '“A” & <b>',
    };
    expect(readReference(JSON.stringify(reference))).toEqual(reference);
  });
});
