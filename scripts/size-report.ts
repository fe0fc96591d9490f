import { budgetFault, marginOf } from './compressed-budget.ts';

/** What size-limit writes of one budget with `--json`; without sizes where it found no file. */
export interface SizeCheck {
  name: string;
  size?: number;
  sizeLimit?: number;
}

/** What a budget came to, and what is wrong with it. */
interface SizeLine {
  text: string;
  fault?: string;
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Reads what size-limit measured by the rule for compressed bytes. */
export const sizeReport = (checks: readonly SizeCheck[]): SizeLine[] =>
  checks.map(({ name, size, sizeLimit }) => {
    if (!size || sizeLimit === undefined) {
      const missing = size ? 'no limit' : 'nothing to measure: is it built?';
      return { text: `✗ ${name}`, fault: missing };
    }
    const fault = budgetFault(size, sizeLimit);
    const margin = `${number.format(marginOf(size, sizeLimit))} % left`;
    const figures = `${number.format(size)} B of ${number.format(sizeLimit)} B, ${margin}`;
    return { text: `${fault ? '✗' : '✓'} ${name}: ${figures}`, ...(fault && { fault }) };
  });
