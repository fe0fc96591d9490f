import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createResponseCache } from './response-cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('createResponseCache', () => {
  it('keeps a value until somebody says for how long', () => {
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

  it('keeps a value for the shorter of two times', () => {
    const { keepFor } = createResponseCache<string>(10).set('a', 'A');
    keepFor(60_000);
    const expires = keepFor(6_000);
    vi.advanceTimersByTime(1_000);
    expect(keepFor(6_000)).toBe(expires);
  });

  it('drops at once what is kept for no time', () => {
    const cache = createResponseCache<string>(10);
    cache.set('a', 'A').keepFor(0);
    expect(cache.get('a')?.value).toBeUndefined();
  });

  it('gives no room to what is kept for no time', () => {
    const cache = createResponseCache<string>(2, 100);
    cache.set('a', 'A').keepFor(60_000, 60);
    for (const key of ['b', 'c', 'd']) cache.set(key, key).keepFor(0, 60);
    expect(cache.get('a')?.value).toBe('A');
  });

  it('drops the value that was used longest ago when there are too many', () => {
    const cache = createResponseCache<string>(2);
    cache.set('a', 'A');
    cache.set('b', 'B');
    cache.get('a');
    cache.set('c', 'C');
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.value)).toEqual(['A', undefined, 'C']);
  });

  it('replaces a value without dropping another', () => {
    const cache = createResponseCache<string>(2);
    cache.set('a', 'A');
    cache.set('b', 'B');
    cache.set('b', 'BB');
    expect(['a', 'b'].map((key) => cache.get(key)?.value)).toEqual(['A', 'BB']);
  });

  it('does not let a replaced value shorten the life of the new one', () => {
    const cache = createResponseCache<string>(2);
    const { keepFor: keepOldFor } = cache.set('a', 'A');
    cache.set('a', 'AA');
    keepOldFor(0);
    expect(cache.get('a')?.value).toBe('AA');
  });

  it('drops the values used longest ago when they take too many bytes', () => {
    const cache = createResponseCache<string>(10, 100);
    cache.set('a', 'A').keepFor(60_000, 40);
    cache.set('b', 'B').keepFor(60_000, 40);
    cache.get('a');
    cache.set('c', 'C').keepFor(60_000, 40);
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.value)).toEqual(['A', undefined, 'C']);
  });

  it('keeps no value that takes all the room and more', () => {
    const cache = createResponseCache<string>(10, 100);
    cache.set('a', 'A').keepFor(60_000, 101);
    expect(cache.get('a')).toBeUndefined();
  });

  it('makes no room by a value whose size is not known yet', () => {
    const cache = createResponseCache<string>(10, 100);
    cache.set('pending', 'P');
    cache.set('a', 'A').keepFor(60_000, 60);
    cache.set('b', 'B').keepFor(60_000, 60);
    expect(['pending', 'a', 'b'].map((key) => cache.get(key)?.value)).toEqual([
      'P',
      undefined,
      'B',
    ]);
  });

  it('forgets everything', () => {
    const cache = createResponseCache<string>(2);
    cache.set('a', 'A');
    cache.clear();
    expect(cache.get('a')?.value).toBeUndefined();
  });
});
