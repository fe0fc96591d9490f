import { expect, it } from 'vitest';
import { pickFields } from './slim-fields.ts';

it('keeps named fields with a value, including false and 0', () => {
  const from = { id: 'a', url: '', size: 0, is_public: false, user: undefined, other: 1 };
  expect(pickFields(from, ['id', 'url', 'size', 'is_public', 'user', 'missing'])).toEqual({
    id: 'a',
    size: 0,
    is_public: false,
  });
});
