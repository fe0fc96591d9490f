import { describe, expect, it } from 'vitest';
import { isStoreUrl, toClientUrl } from './store-url.ts';

describe('the URL of a store', () => {
  it.each([
    ['redis://store', 'redis://store'],
    ['redis://store.example:6379/0', 'redis://store.example:6379/0'],
    ['redis://store/', 'redis://store/'],
    ['rediss://user:p%40ss@store:6380', 'rediss://user:p%40ss@store:6380'],
    ['valkey://:secret@127.0.0.1:6379/2', 'redis://:secret@127.0.0.1:6379/2'],
    ['valkeys://[::1]:6379', 'rediss://[::1]:6379'],
  ])('may be %s', (url, client) => {
    expect(toClientUrl(url)).toBe(client);
    expect(isStoreUrl(url)).toBe(true);
  });

  it.each([
    '',
    'store:6379',
    'http://store:6379',
    'redis://',
    'redis://store:99999',
    'redis://store/one',
    'redis://store?db=1',
    'redis://store#1',
  ])('is not “%s”', (url) => {
    expect(isStoreUrl(url)).toBe(false);
  });
});
