import { expect, it } from 'vitest';
import { createArt } from './art.ts';

it('loads sandbox-art once, for the first drawing', async () => {
  let loads = 0;
  const art = createArt(async () => {
    loads += 1;
    return import('@gifkit/sandbox-art');
  });
  expect(loads).toBe(0);
  await Promise.all([art.find(), art.find()]);
  expect(loads).toBe(1);
  await art.close();
});
