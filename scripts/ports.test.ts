import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreeRow } from './ports.ts';

async function listenOn(port: number): Promise<() => void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => server.close();
}

it('finds consecutive free ports, and never returns the same row twice', async () => {
  const first = await findFreeRow(8);
  const row = Array.from({ length: 8 }, (_, index) => first + index);
  const stops = await Promise.all(row.map(listenOn));
  for (let search = 0; search < 20; search += 1) expect(row).not.toContain(await findFreeRow(8));
  for (const stop of stops) stop();
});

it('throws if there is no such row', async () => {
  await expect(findFreeRow(10_001)).rejects.toThrow('No 10001 free ports in a row');
});
