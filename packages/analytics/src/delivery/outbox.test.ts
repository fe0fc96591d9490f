import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  MAX_TAKEN_EVENTS,
  OUTBOX_MAX_AGE,
  OUTBOX_PREFIX,
  UNCONFIRMED_PREFIX,
} from '../constants.ts';
import type { OutboxStorage } from '../settings/settings.ts';
import { clearOutboxes, createOutbox, type Outbox } from './outbox.ts';
import type { Batch } from './pingback-request.ts';
import { UNCONFIRMED, UNDELIVERED } from './storage.ts';
import { event } from './test/event.ts';
import { onOtherPage } from './test/other-page.ts';

const create = (storage: OutboxStorage = 'local') => createOutbox(() => storage, UNDELIVERED);

const createOnOtherPage = async (storage: OutboxStorage = 'local') => {
  const other = await onOtherPage(() => import('./outbox.ts'));
  return other.createOutbox(() => storage, UNDELIVERED);
};

const take = (outbox: Outbox): Batch => {
  const taken: string[] = [];
  outbox.take((events) => taken.push(...events));
  return taken;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the next page takes what was left, once', async () => {
  create().save([event(1), event(2)]);
  expect(take(await createOnOtherPage())).toEqual([event(1), event(2)]);
  expect(take(await createOnOtherPage())).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('pages that go together do not overwrite each other', async () => {
  create().save([event(1)]);
  (await createOnOtherPage()).save([event(2)]);
  expect(take(await createOnOtherPage()).toSorted()).toEqual([event(1), event(2)]);
});

it('instances of one page do not take each other\u2019s events', () => {
  create().save([event(1)]);
  expect(take(create())).toEqual([]);
  expect(localStorage).toHaveLength(1);
});

it('overwrites what is stored and removes nothing before', () => {
  const remove = vi.spyOn(Storage.prototype, 'removeItem');
  const outbox = create();
  outbox.save([event(1)]);
  outbox.save([event(1), event(2)]);
  expect(remove).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(1);
});

it('removes its entry when there is nothing to store', () => {
  const outbox = create();
  outbox.save([event(1)]);
  outbox.save([]);
  expect(localStorage).toHaveLength(0);
});

it('what is taken stays in the storage until it has been adopted', async () => {
  create().save([event(1)]);
  const other = await createOnOtherPage();
  other.take((events) => {
    expect(localStorage).toHaveLength(1);
    other.save(events);
    expect(localStorage).toHaveLength(2);
  });
  expect(localStorage).toHaveLength(1);
});

it('takes a bounded number at once, whole entries, and leaves the others', async () => {
  const events = (count: number) => Array.from({ length: count }, (_, number) => event(number));
  for (let page = 0; page < 3; page += 1) create().save(events(MAX_TAKEN_EVENTS / 2));
  const other = await createOnOtherPage();
  expect(take(other)).toHaveLength(MAX_TAKEN_EVENTS);
  expect(localStorage).toHaveLength(1);
  expect(take(other)).toHaveLength(MAX_TAKEN_EVENTS / 2);
});

it('takes an entry that is larger than that alone', async () => {
  const events = Array.from({ length: MAX_TAKEN_EVENTS + 1 }, (_, number) => event(number));
  create().save(events);
  expect(take(await createOnOtherPage())).toEqual(events);
});

it('a page learns from the browser which of its events another page has taken', async () => {
  const outbox = create();
  outbox.save([event(1)]);
  const [key = ''] = Object.keys(localStorage);
  const change = {
    key,
    oldValue: localStorage.getItem(key),
    newValue: null,
    storageArea: localStorage,
  };
  const taken = (changes: object) =>
    outbox.takenBy(new StorageEvent('storage', { ...change, ...changes }));
  expect(taken({})).toEqual([event(1)]);
  expect(taken({ newValue: 'other' })).toEqual([]);
  expect(taken({ key: 'other' })).toEqual([]);
  expect(taken({ key: null, oldValue: null })).toEqual([]);
  expect(taken({ storageArea: sessionStorage })).toEqual([]);
});

it('what is too old is dropped', async () => {
  vi.useFakeTimers();
  create().save([event(1)]);
  vi.advanceTimersByTime(OUTBOX_MAX_AGE);
  expect(take(await createOnOtherPage())).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('sweeps away what is too old, and keeps the rest', async () => {
  vi.useFakeTimers();
  create().save([event(1)]);
  vi.advanceTimersByTime(OUTBOX_MAX_AGE);
  create().save([event(2)]);
  (await createOnOtherPage()).sweep();
  expect(localStorage).toHaveLength(1);
});

it('what cannot be read is dropped', async () => {
  localStorage.setItem(`${OUTBOX_PREFIX}1`, 'no JSON');
  localStorage.setItem(`${OUTBOX_PREFIX}2`, 'null');
  localStorage.setItem('of somebody else', '{}');
  expect(take(await createOnOtherPage())).toEqual([]);
  expect(localStorage).toHaveLength(1);
});

it('keeps to the storage that was chosen', () => {
  create('session').save([event(1)]);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(1);
  create('none').save([event(1)]);
  expect(localStorage.length + sessionStorage.length).toBe(1);
});

it('moves to another storage when that is chosen later', () => {
  let storage: OutboxStorage = 'local';
  const outbox = createOutbox(() => storage, UNDELIVERED);
  outbox.save([event(1)]);
  storage = 'session';
  outbox.save([event(1)]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
});

it('does without a storage that is forbidden or full', () => {
  const outbox = create();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  outbox.save([event(1)]);
  expect(localStorage).toHaveLength(0);
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  outbox.save([event(1)]);
  outbox.sweep();
  expect(take(outbox)).toEqual([]);
});

it('removes what pages have left, and nothing else', () => {
  create().save([event(1)]);
  create('session').save([event(1)]);
  createOutbox(() => 'local', UNCONFIRMED).save([event(1)]);
  localStorage.setItem('of somebody else', '{}');
  expect(Object.keys(localStorage).join()).toContain(UNCONFIRMED_PREFIX);
  clearOutboxes();
  expect(Object.keys(localStorage)).toEqual(['of somebody else']);
  expect(sessionStorage).toHaveLength(0);
});
