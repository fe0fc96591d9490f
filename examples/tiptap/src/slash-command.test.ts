import { expect, it } from 'vitest';
import { readSlashCommand } from './insert-gif.ts';

it.each([
  ['/gif', ''],
  ['/gif ', ''],
  ['/gif  happy cat ', 'happy cat'],
  ['/gif 猫', '猫'],
  ['/gifted', undefined],
  ['see /gif cat', undefined],
  ['', undefined],
])('reads %j as %j', (line, term) => {
  expect(readSlashCommand(line)).toBe(term);
});
