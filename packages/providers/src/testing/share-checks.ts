import { assert, equal } from './assert.ts';
import { type ConformanceCheck, type ConformanceOptions, check } from './conformance-types.ts';

/** Checks for shares and recents. A service without recents passes. */
export const shareChecks = ({ create }: ConformanceOptions): ConformanceCheck[] => [
  check(
    'returns shares as recents, the latest first, even after an earlier call of recents',
    async () => {
      const provider = create({});
      if (!provider.recents || !provider.registerShare) return;
      const { data } = await provider.trending({ limit: 8 });
      const [first, second] = data;
      assert(first !== undefined && second !== undefined, 'too few GIFs are trending');
      await provider.recents({ limit: 8 });
      await provider.registerShare(first, { term: 'hello' });
      await provider.registerShare(second);
      const { data: recents } = await provider.recents({ limit: 8 });
      const ids = recents.slice(0, 2).map(({ id }) => id);
      equal(ids.join(), [second.id, first.id].join(), 'the last two shares');
    },
  ),
];
