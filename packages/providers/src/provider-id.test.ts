import { GiphyFetch } from '@gifkit/fetch-api';
import { describe, expect, it, vi } from 'vitest';
import { giphy } from './giphy/giphy.ts';
import { klipy } from './klipy/klipy.ts';
import { providerId } from './provider-id.ts';

describe('providerId', () => {
  it('is equal for equal settings only', () => {
    expect(providerId('ours', 'key', { lang: 'de' })).toBe(
      providerId('ours', 'key', { lang: 'de' }),
    );
    const ids = Array.from({ length: 20_000 }, (_, index) => providerId('ours', `key-${index}`));
    expect(new Set(ids)).toHaveLength(20_000);
    expect(providerId('ours', 'a', 'b')).not.toBe(providerId('ours', 'ab'));
    expect(providerId('ours', 'a', undefined)).not.toBe(providerId('ours', undefined, 'a'));
  });

  it('is equal in all copies of the package on a page, and different on the next page', async () => {
    const idOfCopy = async () => {
      vi.resetModules();
      return (await import('./provider-id.ts')).providerId('ours', 'key');
    };
    const here = await idOfCopy();
    expect(await idOfCopy()).toBe(here);
    Reflect.deleteProperty(globalThis, Symbol.for('@gifkit/providers/id@1'));
    expect(await idOfCopy()).not.toBe(here);
  });
});

it('is equal for clients of GIPHY with the same key, parameters and server', () => {
  const idOf = (...args: ConstructorParameters<typeof GiphyFetch>) =>
    giphy(new GiphyFetch(...args)).id;
  const baseUrl = 'https://relay.example/v1';
  const own = idOf('key', { country_code: 'de' }, { baseUrl });
  expect(
    idOf('key', { country_code: 'de' }, { baseUrl, retry: 2, fetch: async () => new Response() }),
  ).toBe(own);
  expect(own).not.toContain('key');
  expect(idOf('other', { country_code: 'de' }, { baseUrl })).not.toBe(own);
  expect(idOf('key', {}, { baseUrl })).not.toBe(own);
  expect(idOf('key', { country_code: 'de' })).not.toBe(own);
});

it.each([{ key: 'other' }, { baseUrl: 'https://relay.example/api/v1' }, { customerId: 'other' }])(
  'differs for clients of KLIPY with %j',
  (change) => {
    const settings = { key: 'key', customerId: 'me' };
    expect(klipy({ ...settings, ...change }).id).not.toBe(klipy(settings).id);
  },
);
