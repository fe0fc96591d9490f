import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useFavorite } from './favorites.ts';

const open = (id = 'gif') => renderHook(() => useFavorite(id)).result;

beforeEach(() => localStorage.clear());

describe('useFavorite', () => {
  it('stores a favorite for the next visit', () => {
    const favorite = open();
    expect(favorite.current[0]).toBe(false);
    act(() => favorite.current[1]());
    expect(favorite.current[0]).toBe(true);
    expect(open().current[0]).toBe(true);
    expect(open('other').current[0]).toBe(false);
  });

  it('removes a favorite', () => {
    const favorite = open();
    act(() => favorite.current[1]());
    act(() => favorite.current[1]());
    expect(favorite.current[0]).toBe(false);
    expect(open().current[0]).toBe(false);
  });

  it('ignores invalid stored data', () => {
    localStorage.setItem('gifkitFavorites', '{"not": "a list"');
    expect(open().current[0]).toBe(false);
  });
});
