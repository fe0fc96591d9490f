import { describe, expect, it } from 'vitest';
import { settleWidth, unmeasured } from './container-width.ts';

const after = (...widths: number[]) => widths.reduce(settleWidth, unmeasured).current;

describe('settleWidth', () => {
  it.each([
    { does: 'takes the first width', widths: [800], expected: 800 },
    { does: 'follows a resize', widths: [800, 640, 900], expected: 900 },
    { does: 'keeps its width while hidden or closing', widths: [800, 40, 0], expected: 800 },
    { does: 'takes a small first width', widths: [40], expected: 40 },
    {
      does: 'stays narrow when a scrollbar appears and disappears',
      widths: [800, 785, 800],
      expected: 785,
    },
    { does: 'grows back by more than a scrollbar', widths: [800, 600, 800], expected: 800 },
    { does: 'follows a container that keeps growing', widths: [785, 790, 795], expected: 795 },
  ])('$does', ({ widths, expected }) => {
    expect(after(...widths)).toBe(expected);
  });
});
