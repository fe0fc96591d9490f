import { assert, type ConformanceCheck, type ConformanceOptions, check, equal } from './assert.ts';
import { faultChecks } from './fault-checks.ts';
import { gifChecks } from './gif-checks.ts';
import { optionChecks } from './option-checks.ts';
import { pagingChecks } from './paging-checks.ts';

export type { ConformanceCheck, ConformanceOptions };

/** Checks for shares and recents. A service without recents passes. */
const shareChecks = ({ create }: ConformanceOptions): ConformanceCheck[] => [
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

/**
 * Returns the checks that every provider must pass, for any test runner.
 *
 * @example
 * for (const { name, run } of conformanceChecks({ create, term, emptyTerm, unknownId })) it(name, run);
 */
export const conformanceChecks = (options: ConformanceOptions): ConformanceCheck[] => [
  ...gifChecks(options),
  ...pagingChecks(options),
  ...optionChecks(options),
  ...shareChecks(options),
  ...(options.usesFetch === false ? [] : faultChecks(options)),
];
