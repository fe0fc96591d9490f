import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJsonCache } from './json-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createJsonCache', () => {
  it('gives everyone a copy, for as long as it is kept', () => {
    const cache = createJsonCache<{ names: string[] }>(1000);
    cache.keep('a', { names: ['x'] }, 60_000);
    cache.get('a')?.names.push('y');
    expect(cache.get('a')).toEqual({ names: ['x'] });
    vi.advanceTimersByTime(60_000);
    expect(cache.get('a')).toBeUndefined();
  });

  it('drops by bytes what was used longest ago, however many there are', () => {
    const cache = createJsonCache<string>(10_000);
    for (let index = 0; index < 500; index += 1) cache.keep(`small${index}`, 'x', 60_000);
    expect(cache.get('small0')).toBe('x');
    cache.keep('large', 'x'.repeat(4500), 60_000);
    expect(cache.get('small0')).toBe('x');
    expect(cache.get('small1')).toBeUndefined();
    expect(cache.get('large')).toHaveLength(4500);
  });

  it('keeps nothing that is larger than all it may keep', () => {
    const cache = createJsonCache<string>(1000);
    cache.keep('a', 'x'.repeat(5000), 60_000);
    expect(cache.get('a')).toBeUndefined();
  });
});
