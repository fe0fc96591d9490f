import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
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

it.each([
  "-READONLY You can't write against a read only replica.",
  "-MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'.",
])('connects again, once, to whoever has become the primary: %s', async (refusal) => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    // The first connection is one to a server that was the primary.
    const reply = connections === 1 ? refusal : '+OK';
    socket.on('data', (data) => {
      for (const command of String(data).split(/^(?=\*\d)/m))
        socket.write(`${/^SET\r$/m.test(command) ? reply : '+OK'}\r\n`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const store = redisStore(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(async () => {
    await store.close();
    server.close();
  });
  const set = () => store.set('a', 'b', { ttl: 1000 });
  const results = await Promise.allSettled([set(), set(), set()]);
  expect(results.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  await vi.waitFor(set);
  expect(connections).toBe(2);
});
