import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OUTBOX_MAX_AGE, OUTBOX_PREFIX } from '../constants.ts';
import { clearOutboxes, createOutbox } from './outbox.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the next page takes what was left, once', () => {
  createOutbox(() => 'local').save(['{"n":1}', '{"n":2}']);
  expect(createOutbox(() => 'local').takeOver()).toEqual(['{"n":1}', '{"n":2}']);
  expect(createOutbox(() => 'local').takeOver()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('pages that go together do not overwrite each other', () => {
  createOutbox(() => 'local').save(['{"n":1}']);
  createOutbox(() => 'local').save(['{"n":2}']);
  expect(
    createOutbox(() => 'local')
      .takeOver()
      .toSorted(),
  ).toEqual(['{"n":1}', '{"n":2}']);
});

it('a page that comes back sees whether its events were taken', () => {
  const outbox = createOutbox(() => 'local');
  expect(outbox.isTaken()).toBe(false);
  outbox.save(['{}']);
  expect(outbox.isTaken()).toBe(false);
  createOutbox(() => 'local').takeOver();
  expect(outbox.isTaken()).toBe(true);
  outbox.reclaim();
  expect(outbox.isTaken()).toBe(false);
});

it('a page takes back what was left', () => {
  const outbox = createOutbox(() => 'local');
  outbox.save(['{}']);
  outbox.reclaim();
  expect(localStorage).toHaveLength(0);
});

it('brings up to date only what was left', () => {
  const outbox = createOutbox(() => 'local');
  outbox.update(['{"n":1}']);
  expect(localStorage).toHaveLength(0);
  outbox.save(['{"n":1}', '{"n":2}']);
  outbox.update(['{"n":2}']);
  expect(createOutbox(() => 'local').takeOver()).toEqual(['{"n":2}']);
});

it('what is too old is dropped', () => {
  vi.useFakeTimers();
  createOutbox(() => 'local').save(['{}']);
  vi.advanceTimersByTime(OUTBOX_MAX_AGE);
  expect(createOutbox(() => 'local').takeOver()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('what cannot be read is dropped', () => {
  localStorage.setItem(`${OUTBOX_PREFIX}1`, 'no JSON');
  localStorage.setItem(`${OUTBOX_PREFIX}2`, 'null');
  localStorage.setItem('of somebody else', '{}');
  expect(createOutbox(() => 'local').takeOver()).toEqual([]);
  expect(localStorage).toHaveLength(1);
});

it('keeps to the storage that was chosen', () => {
  createOutbox(() => 'session').save(['{}']);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(1);
  createOutbox(() => 'none').save(['{}']);
  expect(localStorage.length + sessionStorage.length).toBe(1);
});

it('does without a storage that is forbidden or full', () => {
  const outbox = createOutbox(() => 'local');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  outbox.save(['{}']);
  expect(outbox.isTaken()).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  outbox.save(['{}']);
  expect(outbox.takeOver()).toEqual([]);
  expect(outbox.isTaken()).toBe(false);
});

it('removes what pages have left, and nothing else', () => {
  createOutbox(() => 'local').save(['{}']);
  createOutbox(() => 'session').save(['{}']);
  localStorage.setItem('of somebody else', '{}');
  clearOutboxes();
  expect(localStorage).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});
