import { memoryStore } from '@gifkit/store';
import { expect, it } from 'vitest';
import { createRelay } from './create-relay.ts';
import type { RelayOptions } from './relay-options.ts';
import { KEY } from './test/klipy-service.ts';
import { ownCatalog } from './test/own-catalog.ts';

const media = { secret: 's'.repeat(32), hosts: ['static.klipy.com'] };
const limit = (client: unknown) => ({ client: () => 'a', limits: { client } });
const TIME = 'but must be a number of ms from 0 to 15768000000.';

it.each<[object, string]>([
  [{ basePath: 'api gifs' }, 'basePath is “api gifs”, but must be a path such as “/api/gifs”.'],
  [{ basePath: 7 }, 'basePath is 7, but must be of another type.'],
  [{ timeout: 0 }, 'timeout is 0, but must be a whole number of ms from 1.'],
  [limit(7), 'limits.client is 7, but must be false or { requests, window }.'],
  [
    limit({ requests: 0, window: 1000 }),
    'limits.client.requests is 0, but must be a whole number from 1.',
  ],
  [
    limit({ requests: 1, window: 10 }),
    'limits.client.window is 10, but must be a whole number of ms from 1000.',
  ],
  [{ limits: { client: { requests: 2, window: 1000 } } }, 'limits.client needs `client`, which'],
  [{ cache: { maxAge: -1 } }, `cache.maxAge is -1, ${TIME}`],
  [{ cache: { maxAge: 1e12 } }, `cache.maxAge is 1000000000000, ${TIME}`],
  [{ cache: { staleFor: Number.NaN } }, `cache.staleFor is null, ${TIME}`],
  [
    { origins: ['https://app.example/path'] },
    'origins has “https://app.example/path”, but each must be a scheme and a host such as “https://chat.example”.',
  ],
  [{ origins: ['https://*.app.example'] }, 'origins has “https://*.app.example”'],
  [{ secrets: [undefined] }, 'secrets is undefined, but must be of another type.'],
  [{ secrets: [KEY, ' '] }, 'secrets has an empty one, but each must be a string such as the key.'],
  [
    { approval: { reference: ' ', date: '2026-11-01' } },
    'approval.reference is missing: pass a ticket number or the subject of a mail.',
  ],
  [
    { approval: { reference: 'ticket 7', date: 'soon' } },
    'approval.date is “soon”, but must be a day such as “2026-11-23”.',
  ],
  [
    { media: { ...media, secret: 'short' } },
    'media.secret must be a string of at least 32 characters.',
  ],
  [{ media: { ...media, hosts: [] } }, 'media.hosts is empty, but needs at least one host.'],
  [
    { media: { ...media, hosts: ['*.klipy.com'] } },
    'media.hosts has “*.klipy.com”, but each must be a host such as “static.klipy.com”, or an origin.',
  ],
  [{ media: { ...media, hosts: ['static.klipy.com/path'] } }, 'has “static.klipy.com/path”'],
  [{ media: { ...media, maxAge: 10 } }, 'media.maxAge is 10, but must be'],
  [{ media: { ...media, maxBytes: 0 } }, 'media.maxBytes is 0, but must be'],
  [{ store: memoryStore() }, 'store needs `namespace`, which separates catalogs.'],
])('rejects invalid options: %j', (options, message) => {
  const all = { provider: ownCatalog(), ...options } as RelayOptions;
  expect(() => createRelay(all)).toThrow(message);
});
