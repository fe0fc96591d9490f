import type { ConformanceOptions } from './assert.ts';
import { requestChecks } from './request-checks.ts';
import { resultChecks } from './result-checks.ts';

export type { ConformanceOptions };

interface ConformanceCheck {
  name: string;
  /** Rejects with the reason when the requirement is not met. */
  run: () => Promise<void>;
}

/**
 * Returns the checks that every provider must pass, for any test runner.
 *
 * @example
 * for (const { name, run } of conformanceChecks({ create, term, emptyTerm, unknownId })) it(name, run);
 */
export function conformanceChecks(options: ConformanceOptions): ConformanceCheck[] {
  const checks = { ...resultChecks(options), ...requestChecks(options) };
  return Object.entries(checks).map(([name, run]) => ({ name, run }));
}
