import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byteLength, takeBatch } from './batch.ts';
import { bodyOf } from './pingback-request.ts';

const MAX_BATCH_BYTES = 16 * 1024;

it('a body is the JSON that the service expects', () => {
  expect(JSON.parse(bodyOf(['{"ts":1}', '{"ts":2}']))).toEqual({ events: [{ ts: 1 }, { ts: 2 }] });
});

it('batches contain all events in order and fit, unless a single event is too large', () => {
  const events = fc.array(
    fc.string({ unit: 'grapheme', maxLength: 9000 }).map((text) => JSON.stringify({ text })),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(events, (all) => {
      const batches = [];
      for (let rest: readonly string[] = all; rest.length; ) {
        const batch = takeBatch(rest, MAX_BATCH_BYTES);
        batches.push(batch);
        rest = rest.slice(batch.length);
      }
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
