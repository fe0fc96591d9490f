import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

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

it('persists across pages until the visitor turns shortcuts on again', async () => {
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

it('applies to the current page if storage is blocked', async () => {
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

it('stores nothing if the host page turned analytics off', async () => {
  const { areKeysOff, toggle } = await openPage('/embed/abc#analytics=off');
  toggle();
  expect(areKeysOff()).toBe(true);
  expect(localStorage).toHaveLength(0);
});

it.each(['?keys=off', '?lang=de&keys=off'])(
  'follows the host page’s choice in %s',
  async (query) => {
    const { areKeysOff, hasHostKeysOff } = await openPage(`/embed/abc${query}`);
    expect(hasHostKeysOff()).toBe(true);
    expect(areKeysOff()).toBe(true);
  },
);
