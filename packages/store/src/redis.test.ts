import { expect, it, onTestFinished } from 'vitest';
import { redisStore } from './redis.ts';

// What a real server says to it: e2e/copies.e2e.ts.

it.each(['http://user:secret@store', 'redis://:secret@/0', 'secret'])(
  'refuses an address that is none, and does not show it: %s',
  (url) => {
    expect(() => redisStore(url)).toThrow(TypeError);
    expect(() => redisStore(url)).toThrow(/^The address of the store has to be a URL such as/);
    expect(() => redisStore(url)).not.toThrow(/secret/);
  },
);

it('says why there is no connection, and can be closed nevertheless', async () => {
  // Nobody may listen at a port below 1024 here but who is asked to: discard (RFC 863) is not.
  const store = redisStore('redis://:secret@127.0.0.1:9');
  onTestFinished(() => store.close());
  await expect(store.get('a')).rejects.toThrow(/ECONNREFUSED/);
  await expect(store.increment('a', { ttl: 1000 })).rejects.toThrow(/ECONNREFUSED/);
  await store.close();
  await store.close();
});
