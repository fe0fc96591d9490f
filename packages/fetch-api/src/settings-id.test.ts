import { describe, expect, it, vi } from 'vitest';
import { GiphyFetch } from './client.ts';
import { settingsId } from './settings-id.ts';

describe('settingsId', () => {
  it('is equal for equal settings only', () => {
    expect(settingsId('key', { lang: 'de' })).toBe(settingsId('key', { lang: 'de' }));
    const ids = Array.from({ length: 20_000 }, (_, index) => settingsId(`key-${index}`));
    expect(new Set(ids)).toHaveLength(20_000);
    expect(settingsId('a', 'b')).not.toBe(settingsId('ab'));
    expect(settingsId('a', undefined)).not.toBe(settingsId(undefined, 'a'));
  });

  it('is equal in all copies of the package on a page, and different on the next page', async () => {
    const idOfCopy = async () => {
      vi.resetModules();
      return (await import('./settings-id.ts')).settingsId('key');
    };
    const here = await idOfCopy();
    expect(await idOfCopy()).toBe(here);
    Reflect.deleteProperty(globalThis, Symbol.for('@gifkit/fetch-api/settings@1'));
    expect(await idOfCopy()).not.toBe(here);
  });
});

it('clients with the same key, parameters and server have the same settings', () => {
  const idOf = (...args: ConstructorParameters<typeof GiphyFetch>) =>
    settingsId(new GiphyFetch(...args).settings);
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
