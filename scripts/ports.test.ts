import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreeRow } from './ports.ts';

async function listenOn(port: number): Promise<() => void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => server.close();
}

it('finds ports in a row that can be listened on, and no port of theirs once more', async () => {
  const first = await findFreeRow(8);
  const row = Array.from({ length: 8 }, (_, index) => first + index);
  const stops = await Promise.all(row.map(listenOn));
  for (let search = 0; search < 20; search += 1) expect(row).not.toContain(await findFreeRow(8));
  for (const stop of stops) stop();
});

it('says that there is no such row', async () => {
  await expect(findFreeRow(10_001)).rejects.toThrow('No 10001 free ports in a row');
});
