import { FetchError } from '@gifkit/fetch-api';
import { getAspectRatio, type IGif } from '@gifkit/model';
import { readGif } from '@gifkit/server-kit';
import { describe, expect, it, vi } from 'vitest';
import { toRelatedGif, toRelatedStill } from '../page/page-gif.ts';
import { readOutcome, readRelated, toMissing } from './gif-outcome.ts';

const gif = readGif({
  id: 'abc',
  response_id: 'response',
  title: 'A cat',
  tags: ['cat'],
  user: { username: 'cats', is_public: true },
  images: {
    fixed_width: { width: '200', height: 100 },
    fixed_width_still: { url: 'https://media.example/a.jpg', width: '200', height: 100 },
  },
}) as IGif;
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a shared outcome', () => {
  it('keeps the GIF through the store', () => {
    const outcome = asJson({ gif });
    expect(readOutcome(outcome)).toEqual(outcome);
  });

  it('keeps a failure’s status and retry time', () => {
    const error = new FetchError('no way', 'https://api.example/v1/gifs/a', 429);
    const missing = asJson({ ...toMissing(error), retryAt: 17 });
    expect(readOutcome(missing)).toEqual(missing);
    expect(missing).toEqual({ status: 503, retryAt: 17 });
  });

  it('waits for at most ten minutes, even if another copy has stored a longer wait', () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    const trouble = { status: 503 };
    expect(readOutcome({ ...trouble, retryAt: 9e15 })).toEqual({ ...trouble, retryAt: 600_000 });
  });

  it('excludes bugs of a copy', () => {
    const error = new TypeError('a bug');
    expect(() => toMissing(error)).toThrow(error);
  });

  it.each([undefined, null, 'text', [], {}, { gif: { title: 'no id' } }, { status: 200 }])(
    'is undefined for another shape: %j',
    (value) => {
      expect(readOutcome(value)).toBeUndefined();
    },
  );

  it('keeps related GIFs through the store', () => {
    const list = readRelated(asJson([toRelatedGif(gif)]));
    expect(list?.map((one) => toRelatedStill(one))).toEqual([toRelatedStill(gif)]);
    expect(list?.map(getAspectRatio)).toEqual([2]);
    expect(readRelated(null)).toBeNull();
  });

  it.each([[{}], [[1]], [[{ id: {} }]], ['text']])('has no related GIFs for %j', (value) => {
    expect(readRelated(value)).toBeUndefined();
  });
});
