import { describe, expect, it } from 'vitest';
import { budgetFault } from './compressed-budget.ts';

describe('a compressed-size budget', () => {
  it.each([
    [1000, 1030],
    [6197, 6383],
    [0, 0],
  ])('has enough margin: %i bytes of %i', (bytes, budget) => {
    expect(budgetFault(bytes, budget)).toBeUndefined();
  });

  it.each([
    [1000, 1029],
    [6197, 6382],
    [6201, 6200],
  ])('has too little margin: %i bytes of %i', (bytes, budget) => {
    expect(budgetFault(bytes, budget)).toMatch(/ a margin of 3 % is missing/);
  });

  it('suggests a new budget', () => {
    expect(budgetFault(6201, 6200)).toBe(
      '6,201 of 6,200 compressed bytes: a margin of 3 % is missing. Make it smaller, or raise the budget to 6,512 and say why.',
    );
  });
});
