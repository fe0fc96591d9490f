import { describe, expect, expectTypeOf, it } from 'vitest';
import { forEach, mapValues, pick, take, without } from './collections.ts';

describe('collections', () => {
  it('mapValues maps the values of an object', () => {
    const mapped = mapValues({ one: 1, two: 2 }, (value, key) => key + value);
    expect(mapped).toEqual({ one: 'one1', two: 'two2' });
    expectTypeOf(mapped).toEqualTypeOf<{ one: string; two: string }>();
  });

  it('forEach visits the values of an object', () => {
    const visited: [number, string][] = [];
    forEach({ one: 1, two: 2 }, (value, key) => visited.push([value, key]));
    expect(visited).toEqual([
      [1, 'one'],
      [2, 'two'],
    ]);
  });

  it('mapValues and forEach send arrays to their own methods', () => {
    expect(() => mapValues([1], () => 1)).toThrow('arrays have their own map');
    expect(() => forEach([1], () => {})).toThrow('arrays have their own forEach');
  });

  it('take gives the first items', () => {
    expect(take([1, 2, 3], 2)).toEqual([1, 2]);
    expect(take([1, 2, 3])).toEqual([]);
  });

  it('without leaves out values', () => {
    expect(without(['a', 'b', 'c'], ['b'])).toEqual(['a', 'c']);
  });

  it('pick keeps the keys that are defined', () => {
    const picked = pick({ a: 1, b: undefined, c: 3 }, ['a', 'b']);
    expect(picked).toEqual({ a: 1 });
    expect('b' in picked).toBe(false);
    // @ts-expect-error 'd' is no key of the object
    pick({ a: 1 }, ['d']);
  });
});
