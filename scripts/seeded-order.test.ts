import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { SeededOrder } from './seeded-order.ts';

const FILES = ['model', 'grid', 'embed'].flatMap((name) =>
  ['a', 'b', 'c', 'd'].map((file) => ({ name, path: `${name}/${file}.test.ts` })),
);

/** The order of a seed in a checkout. */
async function orderOf(seed: number, root = '/checkout'): Promise<string[]> {
  const files = FILES.map(({ name, path }) => ({ project: { name }, moduleId: `${root}/${path}` }));
  const order = new SeededOrder({ config: { root, sequence: { seed } } } as Vitest);
  const sorted = await order.sort(files as TestSpecification[]);
  return sorted.map(({ moduleId }) => moduleId.slice(root.length + 1));
}

it('is the same for a seed in every checkout, and another for another seed', async () => {
  const order = await orderOf(1);
  expect([...order].sort()).toEqual(FILES.map(({ path }) => path).sort());
  expect(await orderOf(1, '/another/folder')).toEqual(order);
  expect(await orderOf(2)).not.toEqual(order);
});

it('keeps the files of a project together', async () => {
  const projects = (await orderOf(7)).map((path) => path.split('/')[0]);
  const changes = projects.filter((project, index) => project !== projects[index - 1]);
  expect(changes).toHaveLength(3);
});
