/** Median; for an even number of values the upper one. NaN for an empty list. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export function medians<Figures extends object>(runs: readonly Figures[]): Figures {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  const entries = keys.map((key) => [key, median(runs.map((run) => Number(run[key])))]);
  return Object.fromEntries(entries) as Figures;
}
