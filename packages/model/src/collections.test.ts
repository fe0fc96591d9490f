import { describe, expect, it } from 'vitest';
import { forEach, mapValues, pick, take, without } from './collections.ts';

describe('collections', () => {
  it('mapValues maps the values of an object', () => {
    const mapped = mapValues({ one: 1, two: 2 }, (value, key) => key + value);
    expect(mapped).toEqual({ one: 'one1', two: 'two2' });
  });

  it('forEach calls back with each value of an object', () => {
    const visited: [number, string][] = [];
    forEach({ one: 1, two: 2 }, (value, key) => visited.push([value, key]));
    expect(visited).toEqual([
      [1, 'one'],
      [2, 'two'],
    ]);
  });

  it('mapValues and forEach reject arrays', () => {
    expect(() => mapValues([1], () => 1)).toThrow('use map of the array');
    expect(() => forEach([1], () => {})).toThrow('use forEach of the array');
  });

  it('take returns the first items', () => {
    expect(take([1, 2, 3], 2)).toEqual([1, 2]);
    expect(take([1, 2, 3])).toEqual([]);
  });

  it('without removes values', () => {
    expect(without(['a', 'b', 'c'], ['b'])).toEqual(['a', 'c']);
  });

  it('pick keeps the given keys with defined values', () => {
    const picked = pick({ a: 1, b: undefined, c: 3 }, ['a', 'b']);
    expect(picked).toEqual({ a: 1 });
    expect('b' in picked).toBe(false);
  });
});
