import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { FetchError } from './fetch-error.ts';
import { GeoFetchError } from './geo-fetch-error.ts';
import { isFetchError } from './is-fetch-error.ts';
import { TimeoutFetchError } from './timeout-fetch-error.ts';

describe('isFetchError', () => {
  test.each([FetchError, GeoFetchError, TimeoutFetchError])('knows a %o', (Class) => {
    expect(isFetchError(new Class('failed', '/gifs'))).toBe(true);
  });

  test('knows one that another frame or copy of this package made', () => {
    const error = runInNewContext(
      'Object.assign(new Error("failed"), { name: "FetchError", url: "/gifs", status: 500 })',
    );
    expect(isFetchError(error)).toBe(true);
  });

  test.each([[undefined], [null], ['FetchError'], [new Error('failed')], [{ name: 'FetchError' }]])(
    'takes %o for no FetchError',
    (error) => {
      expect(isFetchError(error)).toBe(false);
    },
  );
});

describe('FetchError', () => {
  test('says what failed and why', () => {
    const cause = new TypeError('fetch failed');
    const error = new FetchError('failed', '/gifs', 503, 'Busy', { cause, retryAfter: 1000 });
    expect(error).toMatchObject({
      name: 'FetchError',
      message: 'failed',
      url: '/gifs',
      status: 503,
      statusText: 'Busy',
      retryAfter: 1000,
      cause,
    });
  });

  test('has status 0 when there was no answer', () => {
    expect(new FetchError('failed', '/gifs')).toMatchObject({ status: 0, statusText: '' });
  });

  test('holds no key', () => {
    const error = new FetchError('failed', '/gifs?api_key=0123456789abcdef');
    expect(JSON.stringify(error)).not.toContain('0123456789abcdef');
    expect(error.url).toBe('/gifs?api_key=REDACTED');
  });
});
