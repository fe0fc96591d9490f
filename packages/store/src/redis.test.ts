import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { redisStore } from './redis.ts';

// Tests with a real server: e2e/store.e2e.ts.

it.each(['http://user:secret@store', 'redis://:secret@/0', 'secret'])(
  'rejects an invalid URL without showing it: %s',
  (url) => {
    expect(() => redisStore(url)).toThrow(TypeError);
    expect(() => redisStore(url)).toThrow(/^The URL of the store must be a URL such as/);
    expect(() => redisStore(url)).not.toThrow(/secret/);
  },
);

it('rejects with the connection error, and can be closed without a connection', async () => {
  // Port 9 (discard, RFC 863) has no listener.
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
])('reconnects once after a failover: %s', async (refusal) => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    // The first connection is to a server that was the primary.
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
