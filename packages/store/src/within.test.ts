import { expect, it } from 'vitest';
import { within } from './within.ts';

it('accepts an answer that arrived while the process was busy', async () => {
  const answer = new Promise((resolve) => setImmediate(() => resolve('there')));
  const result = within(20, answer);
  const until = performance.now() + 60;
  while (performance.now() < until);
  await expect(result).resolves.toBe('there');
});
