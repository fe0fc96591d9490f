import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createResponseCache } from './response-cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('createResponseCache', () => {
  it('keeps a value until keepFor sets a maximum age', () => {
    const cache = createResponseCache<string>(10);
    const { keepFor } = cache.set('a', 'A');
    vi.advanceTimersByTime(1_000_000);
    expect(cache.get('a')?.value).toBe('A');
    keepFor(60_000);
    vi.advanceTimersByTime(59_999);
    expect(cache.get('a')?.value).toBe('A');
    vi.advanceTimersByTime(1);
    expect(cache.get('a')?.value).toBeUndefined();
  });

  it('keeps a value for the shorter of two limits', () => {
    const { keepFor } = createResponseCache<string>(10).set('a', 'A');
    keepFor(60_000);
    const expires = keepFor(6_000);
    vi.advanceTimersByTime(1_000);
    expect(keepFor(6_000)).toBe(expires);
  });

  it('drops a value with a maximum age of 0 immediately', () => {
    const cache = createResponseCache<string>(10);
    cache.set('a', 'A').keepFor(0);
    expect(cache.get('a')?.value).toBeUndefined();
  });

  it('takes no space for a value with a maximum age of 0', () => {
    const cache = createResponseCache<string>(2, 100);
    cache.set('a', 'A').keepFor(60_000, 60);
    for (const key of ['b', 'c', 'd']) cache.set(key, key).keepFor(0, 60);
    expect(cache.get('a')?.value).toBe('A');
  });

  it('drops the least recently used value when there are too many', () => {
    const cache = createResponseCache<string>(2);
    cache.set('a', 'A').keepFor(60_000);
    cache.set('b', 'B').keepFor(Number.POSITIVE_INFINITY);
    cache.get('a');
    cache.set('c', 'C').keepFor(60_000);
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.value)).toEqual(['A', undefined, 'C']);
  });

  it('replaces a value without dropping another', () => {
    const cache = createResponseCache<string>(2);
    cache.set('a', 'A');
    cache.set('b', 'B');
    cache.set('b', 'BB');
    expect(['a', 'b'].map((key) => cache.get(key)?.value)).toEqual(['A', 'BB']);
  });

  it('ignores a limit for a replaced value', () => {
    const cache = createResponseCache<string>(2);
    const { keepFor: keepOldFor } = cache.set('a', 'A');
    cache.set('a', 'AA');
    keepOldFor(0);
    expect(cache.get('a')?.value).toBe('AA');
  });

  it('drops the least recently used values when they take too many bytes', () => {
    const cache = createResponseCache<string>(10, 100);
    cache.set('a', 'A').keepFor(60_000, 40);
    cache.set('b', 'B').keepFor(60_000, 40);
    cache.get('a');
    cache.set('c', 'C').keepFor(60_000, 40);
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.value)).toEqual(['A', undefined, 'C']);
  });

  it('does not keep a value larger than the limit', () => {
    const cache = createResponseCache<string>(10, 100);
    cache.set('a', 'A').keepFor(60_000, 101);
    expect(cache.get('a')).toBeUndefined();
  });

  it('drops no value before its first keepFor', () => {
    const cache = createResponseCache<string>(2, 100);
    cache.set('pending', 'P');
    cache.set('a', 'A').keepFor(60_000, 60);
    cache.set('b', 'B').keepFor(60_000, 60);
    expect(['pending', 'a', 'b'].map((key) => cache.get(key)?.value)).toEqual([
      'P',
      undefined,
      'B',
    ]);
  });

  it('can be cleared', () => {
    const cache = createResponseCache<string>(2);
    cache.set('a', 'A');
    cache.clear();
    expect(cache.get('a')?.value).toBeUndefined();
  });
});
