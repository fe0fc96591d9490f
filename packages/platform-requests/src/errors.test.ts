import { runInNewContext } from 'node:vm';
import { isFetchError } from '@gifkit/fetch-api';
import { expect, it } from 'vitest';
import { isPlatformError, PlatformError } from './errors.ts';

it('is known when another frame or copy of this package made it', () => {
  const error = runInNewContext(
    'Object.assign(new Error("failed"), { name: "PlatformError", url: "/api", status: 500 })',
  );
  expect(isFetchError(error)).toBe(true);
  expect(isPlatformError(error)).toBe(true);
});

it('has the status of its response; 0 without one', () => {
  const response = new Response(null, { status: 503, statusText: 'Busy' });
  expect(new PlatformError('failed', '/api', { response })).toMatchObject({
    status: 503,
    statusText: 'Busy',
  });
  expect(new PlatformError('failed', '/api')).toMatchObject({ status: 0, statusText: '' });
});
