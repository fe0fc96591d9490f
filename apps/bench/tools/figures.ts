/** Median; for an even number of values the upper one. NaN for an empty list. */
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export function medians<Figures extends object>(runs: readonly Figures[]): Figures {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  const entries = keys.map((key) => [key, median(runs.map((run) => Number(run[key])))]);
  return Object.fromEntries(entries) as Figures;
}

/**
 * Measures some pages in turn, round by round, because the speed of a machine varies.
 *
 * @param first number of the first round; rounds before 1 warm up and are not counted. @default 1
 * @returns the median figures of each page.
 */
export async function alternate<const Names extends readonly string[], Figures extends object>(
  title: string,
  names: Names,
  { rounds, first = 1 }: { rounds: number; first?: number },
  measure: (name: Names[number], round: number) => Promise<Figures>,
): Promise<{ [Index in keyof Names]: Figures }> {
  const runs = names.map((): Figures[] => []);
  for (let round = first; round <= rounds; round += 1) {
    for (const [index, name] of names.entries()) {
      console.error(`${title}, round ${round} of ${rounds}, ${name}`);
      const figures = await measure(name, round);
      if (round >= 1) runs[index]?.push(figures);
    }
  }
  return runs.map(medians) as { [Index in keyof Names]: Figures };
}

/** Formats a figure with three significant digits and thousands separators. */
export const figure = (value: number): string =>
  value.toLocaleString(
    'en',
    Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 },
  );

/** Renders a Markdown table with all columns but the first right-aligned. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export interface Limit {
  most?: number;
  least?: number;
}

/**
 * Renders the table cell of a limit with ✓ or ✗. If the limit is missed, it prints it to stderr and sets exit
 * code 1.
 *
 * @returns for example `≤ 800 ✓`; an empty string without a limit
 */
export function verdict(name: string, value: number, { most, least }: Limit): string {
  if (most === undefined && least === undefined) return '';
  const text = most === undefined ? `≥ ${figure(Number(least))}` : `≤ ${figure(most)}`;
  // NaN is never within a limit.
  if (value <= (most ?? value) && value >= (least ?? value)) return `${text} ✓`;
  console.error(`Over its limit: ${name}: ${figure(value)}, limit ${text}`);
  process.exitCode = 1;
  return `${text} ✗`;
}
