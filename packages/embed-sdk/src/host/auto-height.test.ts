import { describe, expect, it } from 'vitest';
import { boundHeight, followHeight, type HeightHistory } from './auto-height.ts';

describe('boundHeight', () => {
  it.each([
    [333.2, {}, 334],
    [3, {}, 100],
    [99_999, {}, 2000],
    [3, { minHeight: 0 }, 3],
    [900, { maxHeight: 600 }, 600],
  ])('makes %s px with %j a height of %s', (height, options, expected) => {
    expect(boundHeight(height, options)).toBe(expected);
  });
});

describe('followHeight', () => {
  /** The heights that a frame takes, of those that its content asks for one after the other. */
  function followed(steps: readonly (readonly [width: number, height: number])[]): number[] {
    let history: HeightHistory | undefined;
    return steps.flatMap(([width, height]) => {
      const next = followHeight(history, width, height);
      history = next ?? history;
      return next ? [height] : [];
    });
  }

  it.each([
    ['the first height', [[480, 300]], [300]],
    [
      'lower heights',
      [
        [480, 300],
        [480, 200],
        [480, 100],
      ],
      [300, 200, 100],
    ],
    [
      'a height that it had before',
      [
        [480, 300],
        [480, 200],
        [480, 300],
      ],
      [300, 200, 300],
    ],
    [
      'two growths, and none of an endless list',
      [
        [480, 300],
        [480, 500],
        [480, 900],
        [480, 1300],
        [480, 1700],
      ],
      [300, 500, 900],
    ],
    [
      'any height at another width',
      [
        [480, 300],
        [480, 400],
        [480, 500],
        [480, 600],
        [320, 700],
      ],
      [300, 400, 500, 700],
    ],
    [
      'lower heights after it has stopped growing',
      [
        [480, 300],
        [480, 400],
        [480, 500],
        [480, 600],
        [480, 350],
      ],
      [300, 400, 500, 350],
    ],
  ] as const)('follows %s', (_, steps, expected) => {
    expect(followed(steps)).toEqual(expected);
  });
});
