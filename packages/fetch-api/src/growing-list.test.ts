import { describe, expect, test } from 'vitest';
import { createAppend } from './growing-list.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

describe('createAppend', () => {
  test.each([10, 12_000])('adds to a list of %i and gives another array each time', (length) => {
    const append = createAppend<number>();
    let list = range(0, length);
    for (let end = length; end < length + 50; end += 10) {
      const grown = append(list, range(end, end + 10));
      expect(grown).not.toBe(list);
      list = grown;
    }
    expect(list).toEqual(range(0, length + 50));
  });

  test('leaves arrays as they were', () => {
    const append = createAppend<number>();
    const lists = [[0]];
    for (const added of [1, 2, 3]) lists.push(append(lists.at(-1) ?? [], [added]));
    expect(lists).toEqual([[0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]);
  });

  test('uses the array before the last one again when lists are long', () => {
    const append = createAppend<number>();
    const first = append(range(0, 20_000), [20_000]);
    const second = append(first, [20_001]);
    const third = append(second, [20_002]);
    expect(third).toBe(first);
    expect(third).toEqual(range(0, 20_003));
    expect(second).toEqual(range(0, 20_002));
  });

  test('never changes a list that came from outside', () => {
    const append = createAppend<number>();
    let list = append(range(0, 20_000), [20_000]);
    const outside = Object.freeze(range(0, 15_000)) as number[];
    list = append(outside, [1]);
    list = append(list, [2]);
    list = append(list, [3]);
    list = append(list, [4]);
    expect(list).toEqual([...range(0, 15_000), 1, 2, 3, 4]);
  });
});
