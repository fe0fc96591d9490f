import { describe, expect, it } from 'vitest';
import { serverMessage, tidyServerMessage } from './server-message.ts';

describe('tidyServerMessage', () => {
  it('keeps an ordinary message unchanged', () => {
    expect(tidyServerMessage('Ünknown 😀 key')).toBe('Ünknown 😀 key');
  });

  it.each(['a\r\nb', 'a\u0000\u001bb', 'a\u2028b', 'a\u202eb', 'a\u0085b'])(
    'replaces unprintable characters by a space: %j',
    (message) => {
      expect(tidyServerMessage(message)).toBe('a b');
    },
  );

  it('truncates after 300 characters', () => {
    expect(tidyServerMessage('x'.repeat(300))).toBe('x'.repeat(300));
    expect(tidyServerMessage('x'.repeat(301))).toBe('x'.repeat(300));
  });

  it('redacts secrets before it truncates', () => {
    const secret = '0123456789abcdef';
    const message = `${'x'.repeat(290)}${secret}`;
    expect(tidyServerMessage(message, [secret])).toBe(`${'x'.repeat(290)}REDACTED`);
  });
});

describe('serverMessage', () => {
  it.each([
    [{ meta: { msg: 'no such channel' } }, 'no such channel'],
    [{ message: 'no' }, 'no'],
    [{ meta: { msg: '' }, detail: 'no' }, 'no'],
    [{ errors: { message: ['no', 'way'] } }, 'no way'],
    [{ error: { code: 404, message: 'no' } }, 'no'],
    [{ error: 'no' }, 'no'],
    [{ title: 'Forbidden', detail: 'no' }, 'no'],
    [{ meta: { msg: { toString: null } } }, 'Error fetching'],
    [{ message: '\n' }, 'Error fetching'],
    [null, 'Error fetching'],
    ['no', 'Error fetching'],
  ])('finds the message in %j', (body, message) => {
    expect(serverMessage(body)).toBe(message);
  });
});
