/** Median; for an even number of values the upper one. NaN for an empty list. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export function medians<Figures extends object>(runs: readonly Figures[]): Figures {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  const entries = keys.map((key) => [key, median(runs.map((run) => Number(run[key])))]);
  return Object.fromEntries(entries) as Figures;
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
