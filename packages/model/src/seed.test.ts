import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRAND_COLORS, getBrandColor } from './brand-colors.ts';
import { seededIndex } from './seed.ts';

describe('seededIndex', () => {
  it('is equal for equal seeds', () => {
    expect(seededIndex('l0IylOPC', 5)).toBe(seededIndex('l0IylOPC', 5));
    expect(seededIndex(42, 5)).toBe(seededIndex('42', 5));
  });

  it('is below the count for any seed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.integer({ min: 1, max: 100 }),
        (seed, count) => {
          const index = seededIndex(seed, count);
          expect(Number.isInteger(index) && index >= 0 && index < count).toBe(true);
        },
      ),
    );
  });

  it('distributes short seeds over the whole range', () => {
    const counts = [0, 0, 0, 0, 0];
    for (let seed = 0; seed < 1000; seed += 1) {
      const index = seededIndex(seed, 5);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(150);
  });
});

describe('getBrandColor', () => {
  it('is one of the five brand colors', () => {
    expect(BRAND_COLORS).toHaveLength(5);
    expect(BRAND_COLORS).toContain(getBrandColor('l0IylOPC'));
  });
});
