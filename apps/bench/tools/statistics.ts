/** The middle of some figures; of an even number of them the upper one. NaN where there is none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What so many of a hundred figures are at the most; NaN where there is none. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((share / 100) * values.length) - 1] ?? Number.NaN;

/** The median of each figure; nothing where nothing was measured. */
export function medians<Figures extends object>(runs: readonly Figures[]): Figures | undefined {
  const [first] = runs;
  if (!first) return undefined;
  const keys = Object.keys(first) as (keyof Figures)[];
  const entries = keys.map((key) => [key, median(runs.map((run) => Number(run[key])))]);
  return Object.fromEntries(entries) as Figures;
}
