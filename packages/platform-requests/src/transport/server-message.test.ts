import { expect, it } from 'vitest';
import { serverMessage } from './server-message.ts';

it.each([
  [{ meta: { msg: 'no such channel' } }, 'no such channel'],
  [{ message: 'no' }, 'no'],
  [{ meta: {}, detail: 'no' }, 'no'],
  [{ meta: { msg: '' }, detail: 'no' }, 'no'],
  [{ meta: { msg: { toString: null } } }, 'Error fetching'],
  [{ message: '\n' }, 'Error fetching'],
  [null, 'Error fetching'],
  ['no', 'Error fetching'],
])('finds the message in %j', (json, message) => {
  expect(serverMessage(json)).toBe(message);
});

it('takes control characters out of a message', () => {
  const msg = '\u001B[31mno\u001B[0m\r\n[error] forged\u2028\u202Egnp.exe\u0000';
  expect(serverMessage({ meta: { msg } })).toBe('[31mno [0m [error] forged gnp.exe');
});

it('ends a message after 300 characters', () => {
  expect(serverMessage({ message: 'x'.repeat(100_000) })).toBe(`${'x'.repeat(299)}…`);
});
