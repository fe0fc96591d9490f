import { expect, it } from 'vitest';
import { createArt, WITHOUT_ART } from './art.ts';

const avatar = { kind: 'avatar', name: 'mona', small: true, format: 'png' } as const;

it('says what to install where nothing can draw', async () => {
  const art = createArt(async () => undefined);
  await expect(art.draw(avatar)).rejects.toMatchObject({ status: 501, message: WITHOUT_ART });
  await art.close();
});

it('loads what draws once, with the first drawing', async () => {
  let loads = 0;
  const art = createArt(async () => {
    loads += 1;
    return import('@gifkit/sandbox-art');
  });
  expect(loads).toBe(0);
  await Promise.all([art.draw(avatar), art.draw(avatar)]);
  expect(loads).toBe(1);
  await art.close();
});

it('draws nothing more once it is closed', async () => {
  const art = createArt();
  const waiting = Promise.allSettled(Array.from({ length: 10 }, () => art.draw(avatar)));
  await art.close();
  for (const drawing of await waiting) {
    expect(drawing).toMatchObject({ reason: { status: 503 } });
  }
  await expect(art.draw(avatar)).rejects.toMatchObject({ status: 503 });
});
