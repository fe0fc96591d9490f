import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  FetchError,
  GeoFetchError,
  isFetchError,
  NothingFoundFetchError,
  TimeoutFetchError,
} from './fetch-error.ts';

describe('isFetchError', () => {
  it.each([FetchError, GeoFetchError, NothingFoundFetchError, TimeoutFetchError])(
    'accepts a %o',
    (Class) => {
      expect(isFetchError(new Class('failed', '/gifs'))).toBe(true);
    },
  );

  it('accepts an error of a package built on this one, of another frame and of another copy', () => {
    class PlatformError extends FetchError {
      override name = 'PlatformError';
    }
    expect(isFetchError(new PlatformError('failed', '/api/v4/channels/'))).toBe(true);
    const error = runInNewContext(
      'Object.assign(new Error("failed"), { name: "PlatformError", url: "/api/", status: 500 })',
    );
    expect(isFetchError(error)).toBe(true);
  });

  it.each([[undefined], [null], ['FetchError'], [new Error('failed')], [{ name: 'FetchError' }]])(
    'rejects %o',
    (error) => {
      expect(isFetchError(error)).toBe(false);
    },
  );
});
