import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HANDOVER_MAX_AGE, HANDOVER_PREFIX } from '../constants.ts';
import { createHandover, discardHandovers } from './handover.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the next page takes what was left, once', () => {
  createHandover(() => 'local').save(['{"n":1}', '{"n":2}']);
  expect(createHandover(() => 'local').takeOver()).toEqual(['{"n":1}', '{"n":2}']);
  expect(createHandover(() => 'local').takeOver()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('pages that go together do not overwrite each other', () => {
  createHandover(() => 'local').save(['{"n":1}']);
  createHandover(() => 'local').save(['{"n":2}']);
  expect(
    createHandover(() => 'local')
      .takeOver()
      .toSorted(),
  ).toEqual(['{"n":1}', '{"n":2}']);
});

test('a page that comes back sees whether its events were taken', () => {
  const handover = createHandover(() => 'local');
  expect(handover.isTaken()).toBe(false);
  handover.save(['{}']);
  expect(handover.isTaken()).toBe(false);
  createHandover(() => 'local').takeOver();
  expect(handover.isTaken()).toBe(true);
  handover.reclaim();
  expect(handover.isTaken()).toBe(false);
});

test('a page takes back what was left', () => {
  const handover = createHandover(() => 'local');
  handover.save(['{}']);
  handover.reclaim();
  expect(localStorage).toHaveLength(0);
});

test('brings up to date only what was left', () => {
  const handover = createHandover(() => 'local');
  handover.update(['{"n":1}']);
  expect(localStorage).toHaveLength(0);
  handover.save(['{"n":1}', '{"n":2}']);
  handover.update(['{"n":2}']);
  expect(createHandover(() => 'local').takeOver()).toEqual(['{"n":2}']);
});

test('what is too old is dropped', () => {
  vi.useFakeTimers();
  createHandover(() => 'local').save(['{}']);
  vi.advanceTimersByTime(HANDOVER_MAX_AGE);
  expect(createHandover(() => 'local').takeOver()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('what cannot be read is dropped', () => {
  localStorage.setItem(`${HANDOVER_PREFIX}1`, 'no JSON');
  localStorage.setItem(`${HANDOVER_PREFIX}2`, 'null');
  localStorage.setItem('of somebody else', '{}');
  expect(createHandover(() => 'local').takeOver()).toEqual([]);
  expect(localStorage).toHaveLength(1);
});

test('keeps to the storage that was chosen', () => {
  createHandover(() => 'session').save(['{}']);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(1);
  createHandover(() => 'none').save(['{}']);
  expect(localStorage.length + sessionStorage.length).toBe(1);
});

test('does without a storage that is forbidden or full', () => {
  const handover = createHandover(() => 'local');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  handover.save(['{}']);
  expect(handover.isTaken()).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  handover.save(['{}']);
  expect(handover.takeOver()).toEqual([]);
  expect(handover.isTaken()).toBe(false);
});

test('removes what pages have left, and nothing else', () => {
  createHandover(() => 'local').save(['{}']);
  createHandover(() => 'session').save(['{}']);
  localStorage.setItem('of somebody else', '{}');
  discardHandovers();
  expect(localStorage).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});
