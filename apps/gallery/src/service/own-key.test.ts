// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { forgetOwnKey, readOwnKey, saveOwnKey } from './own-key.ts';

afterEach(() => {
  vi.restoreAllMocks();
  forgetOwnKey();
});

it('keeps the key in the tab alone, and tells the server only that there is one', () => {
  saveOwnKey('my-secret-key');
  expect(readOwnKey()).toBe('my-secret-key');
  expect(document.cookie).toBe('gallery-own-key=1');
  expect(JSON.stringify(localStorage)).not.toContain('my-secret-key');
  forgetOwnKey();
  expect(readOwnKey()).toBeUndefined();
  expect(document.cookie).toBe('');
});

it('has no key where the browser forbids storage', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(readOwnKey()).toBeUndefined();
  expect(() => saveOwnKey('my-secret-key')).toThrow('Denied');
  expect(document.cookie).toBe('');
});
