/** The middle of some figures; of an even number of them the upper one. NaN where there is none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of each figure. */
export function medians<Figures extends object>(runs: readonly Figures[]): Figures {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  const entries = keys.map((key) => [key, median(runs.map((run) => Number(run[key])))]);
  return Object.fromEntries(entries) as Figures;
}
