import { expect, it } from 'vitest';
import { createArt } from './art.ts';

const avatar = { kind: 'avatar', name: 'mona', small: true, format: 'png' } as const;
const draw = async (art: ReturnType<typeof createArt>): Promise<Uint8Array | undefined> =>
  (await art.find())?.(avatar);

it('finds nothing if sandbox-art is not installed', async () => {
  const art = createArt(async () => undefined);
  expect(await art.find()).toBeUndefined();
  await art.close();
});

it('loads sandbox-art once, for the first drawing', async () => {
  let loads = 0;
  const art = createArt(async () => {
    loads += 1;
    return import('@gifkit/sandbox-art');
  });
  expect(loads).toBe(0);
  await Promise.all([draw(art), draw(art)]);
  expect(loads).toBe(1);
  await art.close();
});

it('refuses to draw after close', async () => {
  const art = createArt();
  const waiting = Promise.allSettled(Array.from({ length: 10 }, () => draw(art)));
  await art.close();
  for (const drawing of await waiting) expect(drawing.status).toBe('rejected');
  await expect(draw(art)).rejects.toThrow('The artist was closed.');
});
