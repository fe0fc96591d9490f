import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxStorage } from '../page.ts';
import { clearOutboxes, createOutbox } from './outbox.ts';
import type { Batch } from './pingback-request.ts';
import { UNCONFIRMED, UNDELIVERED } from './storage.ts';
import { event } from './test/event.ts';
import { onOtherPage } from './test/other-page.ts';

const create = (storage: OutboxStorage = 'local') => createOutbox(() => storage, UNDELIVERED);

const createOnOtherPage = async (storage: OutboxStorage = 'local') => {
  const other = await onOtherPage(() => import('./outbox.ts'));
  return other.createOutbox(() => storage, UNDELIVERED);
};

const take = (outbox: ReturnType<typeof create>): Batch => {
  const taken: string[] = [];
  outbox.take((events) => taken.push(...events));
  return taken;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('the next page takes the stored events, once', async () => {
  create().save([event(1), event(2)]);
  expect(take(await createOnOtherPage())).toEqual([event(1), event(2)]);
  expect(take(await createOnOtherPage())).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('pages that close together do not overwrite each other', async () => {
  create().save([event(1)]);
  (await createOnOtherPage()).save([event(2)]);
  expect(take(await createOnOtherPage()).toSorted()).toEqual([event(1), event(2)]);
});

it('instances of one page do not take each other’s events', () => {
  create().save([event(1)]);
  expect(take(create())).toEqual([]);
  expect(localStorage).toHaveLength(1);
});

it('overwrites the stored events without removing them first', () => {
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

it('a page learns from the storage event which of its events another page has taken', async () => {
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

it('removes expired events, and keeps the others', async () => {
  vi.useFakeTimers();
  create().save([event(1)]);
  vi.advanceTimersByTime(30 * 60_000);
  create().save([event(2)]);
  (await createOnOtherPage()).sweep();
  expect(localStorage).toHaveLength(1);
});

it('drops invalid entries', async () => {
  localStorage.setItem('gifkitPingbacks:1', 'no JSON');
  localStorage.setItem('gifkitPingbacks:2', 'null');
  localStorage.setItem('of another script', '{}');
  expect(take(await createOnOtherPage())).toEqual([]);
  expect(localStorage).toHaveLength(1);
});

it('uses the chosen storage', () => {
  create('session').save([event(1)]);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(1);
  create('none').save([event(1)]);
  expect(localStorage.length + sessionStorage.length).toBe(1);
});

it('moves to another storage after a change', () => {
  let storage: OutboxStorage = 'local';
  const outbox = createOutbox(() => storage, UNDELIVERED);
  outbox.save([event(1)]);
  storage = 'session';
  outbox.save([event(1)]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
});

describe('the storage of the origin', () => {
  const KIB = 1024;
  const stored = () =>
    Object.entries({ ...localStorage }).reduce((bytes, entry) => bytes + entry.join('').length, 0);
  /** Events of about 1 KiB each. */
  const many = (count: number) =>
    Array.from({ length: count }, (_, number) => event(number, 'x'.repeat(KIB)));
  const warn = vi.fn();

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(warn.mockReset());
  });

  it('holds at most 64 KiB of all pages, and the newest events of each', async () => {
    const events = many(100);
    createOutbox(() => 'local', UNCONFIRMED).save(events.slice(0, 20));
    create().save(events);
    (await createOnOtherPage()).save(events);
    expect(stored()).toBeLessThanOrEqual(64 * KIB);
    expect(stored()).toBeGreaterThan(62 * KIB);
    const next = take(await createOnOtherPage());
    expect(next).toEqual(events.slice(-next.length));
    expect(warn.mock.calls).toContainEqual([
      'Gifkit',
      'pingbacks not stored: there is no room for more',
    ]);
  });

  it('has space for a page that takes the events of others', async () => {
    const events = many(40);
    create().save(events);
    const other = await createOnOtherPage();
    other.take((taken) => other.save([...taken, event(100)]));
    expect(take(await createOnOtherPage())).toEqual([...events, event(100)]);
  });

  it('holds the other events of a page with one larger than the limit', async () => {
    const tooLarge = event(2, 'x'.repeat(64 * KIB));
    const outbox = create();
    outbox.save([event(1), tooLarge, event(3)]);
    expect(take(await createOnOtherPage())).toEqual([event(1), event(3)]);
    outbox.save([tooLarge]);
    expect(localStorage).toHaveLength(0);
  });
});

it('works with a storage that removes nothing', async () => {
  const outbox = create();
  outbox.save([event(1)]);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  outbox.save([]);
  expect(take(await createOnOtherPage())).toEqual([event(1)]);
  clearOutboxes();
});

it('works without a storage that is forbidden or full', () => {
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

it('clearOutboxes removes stored events only', () => {
  create().save([event(1)]);
  create('session').save([event(1)]);
  createOutbox(() => 'local', UNCONFIRMED).save([event(1)]);
  localStorage.setItem('of another script', '{}');
  expect(Object.keys(localStorage).join()).toContain('gifkitUnconfirmed:');
  clearOutboxes();
  expect(Object.keys(localStorage)).toEqual(['of another script']);
  expect(sessionStorage).toHaveLength(0);
});
