// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { forgetOwnKey, readOwnKey, saveOwnKey } from './own-key.ts';

afterEach(() => {
  vi.restoreAllMocks();
  forgetOwnKey();
});

it('stores the key only in the tab, and a flag in a cookie', () => {
  saveOwnKey('my-secret-key');
  expect(readOwnKey()).toBe('my-secret-key');
  expect(document.cookie).toBe('gallery-own-key=1');
  expect(JSON.stringify(localStorage)).not.toContain('my-secret-key');
  forgetOwnKey();
  expect(readOwnKey()).toBeUndefined();
  expect(document.cookie).toBe('');
});

it('has no key if the browser blocks storage', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(readOwnKey()).toBeUndefined();
  expect(() => saveOwnKey('my-secret-key')).toThrow('Denied');
  expect(document.cookie).toBe('');
});
