import { describe, expect, it, vi } from 'vitest';
import { GiphyFetch } from './client.ts';
import { settingsId } from './settings-id.ts';

describe('an id of settings', () => {
  it('is the same for the same, and another one for others', () => {
    expect(settingsId('key', { lang: 'de' })).toBe(settingsId('key', { lang: 'de' }));
    const ids = Array.from({ length: 20_000 }, (_, index) => settingsId(`key-${index}`));
    expect(new Set(ids)).toHaveLength(20_000);
    expect(settingsId('a', 'b')).not.toBe(settingsId('ab'));
    expect(settingsId('a', undefined)).not.toBe(settingsId(undefined, 'a'));
  });

  it('is the same in all copies of the package on a page, and another one on the next page', async () => {
    const idOfCopy = async () => {
      vi.resetModules();
      return (await import('./settings-id.ts')).settingsId('key');
    };
    const here = await idOfCopy();
    expect(await idOfCopy()).toBe(here);
    Reflect.deleteProperty(globalThis, Symbol.for('@gifkit/fetch-api@1'));
    expect(await idOfCopy()).not.toBe(here);
  });
});

it('clients of the same key, parameters and server have the same one', () => {
  const idOf = (...args: ConstructorParameters<typeof GiphyFetch>) =>
    new GiphyFetch(...args).settingsId;
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
