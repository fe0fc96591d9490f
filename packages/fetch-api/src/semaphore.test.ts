import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Has a number of visitors ask for a place, and says who is inside, and how one leaves. */
function visit(places: number, visitors: number) {
  const semaphore = createSemaphore(places);
  const inside = new Map<number, () => void>();
  for (let visitor = 1; visitor <= visitors; visitor += 1) {
    semaphore.acquire().then((release) => inside.set(visitor, release));
  }
  function leave(visitor: number): void {
    inside.get(visitor)?.();
    inside.delete(visitor);
  }
  return { inside, leave };
}

it('lets in as many as there are places', async () => {
  const { inside } = visit(2, 3);
  await settled();
  expect([...inside.keys()]).toEqual([1, 2]);
});

it('lets in who waited longest when somebody leaves', async () => {
  const { inside, leave } = visit(2, 4);
  await settled();
  leave(2);
  await settled();
  expect([...inside.keys()]).toEqual([1, 3]);
  leave(1);
  await settled();
  expect([...inside.keys()]).toEqual([3, 4]);
});

it('has its places again when all have left', async () => {
  const semaphore = createSemaphore(1);
  for (let round = 0; round < 3; round += 1) {
    const release = await semaphore.acquire();
    release();
  }
  const inside = await Promise.race([semaphore.acquire().then(() => true), settled()]);
  expect(inside).toBe(true);
});
