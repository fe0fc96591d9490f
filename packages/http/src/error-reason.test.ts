import { expect, it } from 'vitest';
import { errorReason } from './error-reason.ts';

it.each([
  [{ message: 'connect ECONNREFUSED ::1:80', code: 'ECONNREFUSED' }, 'connect ECONNREFUSED ::1:80'],
  [{ message: 'other side closed', code: 'UND_ERR_SOCKET' }, 'UND_ERR_SOCKET: other side closed'],
  [{ message: '', code: 'ECONNREFUSED' }, 'ECONNREFUSED'],
  [new Error('no'), 'no'],
  ['broken', 'broken'],
])('describes %o', (error, reason) => {
  expect(errorReason(error)).toBe(reason);
});
