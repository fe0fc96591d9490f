import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { bodyOf } from './pingback-request.ts';
import { byteLength, createQueue, MAX_QUEUED_EVENTS } from './queue.ts';
import { newPage } from './test/other-page.ts';

const MAX_BATCH_BYTES = 16 * 1024;

const events = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => `{"n":${start + index}}`);

/** A queue with one batch in flight. */
function withBatch(count: number) {
  const queue = createQueue();
  queue.push(events(count));
  return { queue, batch: queue.next(MAX_BATCH_BYTES) ?? [] };
}

const warn = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warn.mockReset());
});

it('counts UTF-8 bytes, and never too few', () => {
  vi.stubGlobal('Blob', undefined);
  expect(byteLength('{"a":"~語"}')).toBe(Buffer.byteLength('{"a":"~語"}'));
  for (const text of ['é', '\u07ff', '\uffff', '🐈']) {
    expect(byteLength(text)).toBeGreaterThanOrEqual(Buffer.byteLength(text));
  }
});

it('a batch stays in the queue until it is done', () => {
  const { queue, batch } = withBatch(3);
  expect(queue.next(MAX_BATCH_BYTES)).toBeUndefined();
  expect(queue.all()).toEqual(events(3));
  expect(queue.settle(batch, true)).toBe(true);
  expect(queue.all()).toEqual([]);
});

it('a failed batch waits again, before later events', () => {
  const { queue, batch } = withBatch(2);
  queue.push(events(1, 2));
  queue.settle(batch, false);
  expect(queue.next(MAX_BATCH_BYTES)).toEqual(events(3));
});

it('a response to a cleared batch changes nothing', () => {
  const { queue, batch } = withBatch(2);
  queue.clear();
  expect(queue.settle(batch, false)).toBe(false);
  expect(queue.all()).toEqual([]);
});

it('a full queue drops and counts the oldest waiting events', () => {
  const queue = createQueue();
  queue.push(events(MAX_QUEUED_EVENTS));
  queue.push(events(3, MAX_QUEUED_EVENTS));
  expect(queue.dropped).toBe(3);
  expect(queue.all()).toEqual(events(MAX_QUEUED_EVENTS, 3));
});

it('warns once about dropped events', async () => {
  newPage();
  const page = await import('./queue.ts');
  const queue = page.createQueue();
  queue.push(events(MAX_QUEUED_EVENTS));
  expect(warn).not.toHaveBeenCalled();
  queue.push(events(1, MAX_QUEUED_EVENTS));
  queue.push(events(1, MAX_QUEUED_EVENTS + 1));
  expect(warn.mock.calls).toEqual([['Gifkit', 'pingbacks dropped: more than 1000 were waiting']]);
});

it('in-flight events are not dropped', () => {
  const { queue, batch } = withBatch(2);
  queue.push(events(MAX_QUEUED_EVENTS, 2));
  expect(queue.dropped).toBe(2);
  expect(queue.all().slice(0, 2)).toEqual(batch);
});

it('events that another page delivers leave the queue, including in-flight ones', () => {
  const { queue, batch } = withBatch(2);
  queue.push(events(2, 2));
  queue.remove([...events(1), ...events(1, 3)]);
  expect(queue.inFlight()).toEqual(events(1, 1));
  expect(queue.waiting()).toEqual(events(1, 2));
  queue.settle(batch, false);
  expect(queue.waiting()).toEqual(events(2, 1));
});

it('each event is queued, done or dropped after any sequence of calls', () => {
  const steps = fc.array(fc.constantFrom('push', 'next', 'done', 'failed'), { maxLength: 200 });
  fc.assert(
    fc.property(steps, (all) => {
      const queue = createQueue();
      const onTheirWay: (readonly string[])[] = [];
      let pushed = 0;
      let done = 0;
      for (const step of all) {
        if (step === 'push') {
          queue.push(events(60, pushed));
          pushed += 60;
        } else if (step === 'next') {
          const batch = queue.next(MAX_BATCH_BYTES);
          if (batch) onTheirWay.push(batch);
        } else {
          const batch = onTheirWay.shift();
          if (!batch) continue;
          queue.settle(batch, step === 'done');
          if (step === 'done') done += batch.length;
        }
      }
      expect(queue.all().length + done + queue.dropped).toBe(pushed);
      expect(new Set(queue.all()).size).toBe(queue.all().length);
    }),
  );
});

it('batches contain all events in order and fit, unless a single event is too large', () => {
  const events = fc.array(
    fc.string({ unit: 'grapheme', maxLength: 9000 }).map((text) => JSON.stringify({ text })),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(events, (all) => {
      const queue = createQueue();
      queue.push(all);
      const batches = Array.from(all, () => queue.next(MAX_BATCH_BYTES) ?? []);
      expect(batches.flat()).toEqual(all);
      for (const batch of batches) {
        if (batch.length > 1) {
          expect(byteLength(bodyOf(batch))).toBeLessThanOrEqual(MAX_BATCH_BYTES);
        }
      }
    }),
    { numRuns: 30 },
  );
});
