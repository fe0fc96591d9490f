import type { ConformanceCheck, ConformanceOptions } from './conformance-types.ts';
import { faultChecks } from './fault-checks.ts';
import { gifChecks } from './gif-checks.ts';
import { optionChecks } from './option-checks.ts';
import { pagingChecks } from './paging-checks.ts';
import { shareChecks } from './share-checks.ts';

export type { ConformanceCheck, ConformanceOptions };

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
