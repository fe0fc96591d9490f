/**
 * Budgets of compressed bytes, in tests and `.size-limit.json`, need a margin of at least 3 %. Deflate's
 * output differs by processor, because zlib chooses its match finder by instruction set: the same page has
 * 6,200 bytes on one machine and 6,201 on another. Uncompressed sizes need no margin.
 */
const MARGIN_PERCENT = 3;

/** Margin of a new budget. With the minimum margin, the next small change would already exceed it. */
const FRESH_MARGIN_PERCENT = 5;

const number = new Intl.NumberFormat('en');

const withMargin = (bytes: number, percent: number): number =>
  Math.ceil((bytes * (100 + percent)) / 100);

/**
 * @param bytes measured compressed size
 * @param budget maximum size in bytes
 * @returns an error message, or undefined if the margin is large enough.
 */
export function budgetFault(bytes: number, budget: number): string | undefined {
  if (withMargin(bytes, MARGIN_PERCENT) <= budget) return undefined;
  const size = `${number.format(bytes)} of ${number.format(budget)} compressed bytes`;
  const wanted = number.format(withMargin(bytes, FRESH_MARGIN_PERCENT));
  return `${size}: a margin of ${MARGIN_PERCENT} % is missing. Make it smaller, or raise the budget to ${wanted} and say why.`;
}
