/**
 * The rule for every budget of compressed bytes, in tests and in `.size-limit.json`: it is at least 3 % over
 * what is measured. Deflate's output differs by processor, because zlib chooses its match finder by
 * instruction set: one page has 6,200 bytes on one machine and 6,201 on another. A budget without a margin
 * is green where it was set and red elsewhere. Bytes as they are differ nowhere, and need no margin.
 */
const MARGIN_PERCENT = 3;

/** What a budget gets that is set anew: with the least margin, the next small change would move it again. */
const FRESH_MARGIN_PERCENT = 5;

const number = new Intl.NumberFormat('en');

const withMargin = (bytes: number, percent: number): number =>
  Math.ceil((bytes * (100 + percent)) / 100);

/** Room that a budget leaves over what was measured, in percent of that. */
export const marginOf = (bytes: number, budget: number): number => (budget / bytes - 1) * 100;

/**
 * @param bytes what was measured, compressed
 * @param budget bytes that it may have
 * @returns what is wrong with the budget, in a sentence; nothing where it has its margin.
 */
export function budgetFault(bytes: number, budget: number): string | undefined {
  if (withMargin(bytes, MARGIN_PERCENT) <= budget) return undefined;
  const size = `${number.format(bytes)} of ${number.format(budget)} compressed bytes`;
  const wanted = number.format(withMargin(bytes, FRESH_MARGIN_PERCENT));
  return `${size}: a margin of ${MARGIN_PERCENT} % is missing. Make it smaller, or raise the budget to ${wanted} and say why.`;
}
