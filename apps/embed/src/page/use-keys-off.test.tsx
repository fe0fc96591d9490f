import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The page as it is after it was loaded. */
async function openPage(address = '/embed/abc') {
  vi.resetModules();
  history.replaceState(null, '', address);
  const { areKeysOff, hasHostKeysOff } = await import('../ui/keys-off.ts');
  const { useKeysOff } = await import('./use-keys-off.ts');
  const { result } = renderHook(useKeysOff);
  return { areKeysOff, hasHostKeysOff, toggle: () => act(() => result.current[1]()) };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('is remembered by the next page, until the visitor switches the keys on again', async () => {
  const first = await openPage();
  expect(first.areKeysOff()).toBe(false);
  first.toggle();
  expect(first.areKeysOff()).toBe(true);
  const second = await openPage();
  expect(second.areKeysOff()).toBe(true);
  second.toggle();
  expect(second.areKeysOff()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

it('holds for the page where nothing may be stored', async () => {
  const refuse = () => {
    throw new DOMException('No', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  const { areKeysOff, toggle } = await openPage();
  expect(areKeysOff()).toBe(false);
  toggle();
  expect(areKeysOff()).toBe(true);
  toggle();
  expect(areKeysOff()).toBe(false);
});

it('leaves nothing behind where the host page wants nothing counted', async () => {
  const { areKeysOff, toggle } = await openPage('/embed/abc#analytics=off');
  toggle();
  expect(areKeysOff()).toBe(true);
  expect(localStorage).toHaveLength(0);
});

it.each(['?keys=off', '?lang=de&keys=off'])('is the host page’s choice with %s', async (query) => {
  const { areKeysOff, hasHostKeysOff } = await openPage(`/embed/abc${query}`);
  expect(hasHostKeysOff()).toBe(true);
  expect(areKeysOff()).toBe(true);
});
