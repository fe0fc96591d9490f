/** A Markdown table; every column but the first is aligned to the right, as figures are. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A figure as people read it: three digits that count, thousands apart. */
export const figure = (value: number): string =>
  value.toLocaleString(
    'en',
    Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 },
  );
