import { expect, it } from 'vitest';
import { cacheFolders } from './disk-cache.ts';

it('prefers the cache folder that the environment names', () => {
  const [first] = cacheFolders({ XDG_CACHE_HOME: '/var/cache/me' });
  expect(first).toBe('/var/cache/me/gifkit-sandbox');
});

it('falls back to the home folder, then to temporary files', () => {
  const [home, temporary] = cacheFolders({});
  expect(home).toMatch(/\.cache\/gifkit-sandbox$/);
  expect(temporary).not.toBe(home);
});
