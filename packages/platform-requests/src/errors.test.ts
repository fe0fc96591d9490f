import { runInNewContext } from 'node:vm';
import { isFetchError } from '@gifkit/fetch-api';
import { expect, it } from 'vitest';
import { isPlatformError } from './errors.ts';

it('recognizes an error of another frame or copy of this package', () => {
  const error = runInNewContext(
    'Object.assign(new Error("failed"), { name: "PlatformError", url: "/api", status: 500 })',
  );
  expect(isFetchError(error)).toBe(true);
  expect(isPlatformError(error)).toBe(true);
});
