import { describe, expect, test } from 'vitest';
import { getAltText } from './alt-text.ts';

const tags = ['one', 'two', 'three', 'four', 'five', 'six'];

describe('getAltText', () => {
  test('prefers what the service says the picture shows', () => {
    expect(getAltText({ alt_text: 'An otter waves', title: 'Otter', tags })).toBe('An otter waves');
  });

  test('names the user and 4 tags', () => {
    expect(getAltText({ user: { username: 'mona' }, tags })).toBe('mona one two three four GIF');
  });

  test('names 5 tags without a user', () => {
    expect(getAltText({ tags, title: 'Otter' })).toBe('one two three four five GIF');
  });

  test('calls a sticker a sticker', () => {
    expect(getAltText({ tags: ['otter'], is_sticker: true })).toBe('otter Sticker');
  });

  test('leaves out the tag that says how a sticker was made', () => {
    expect(getAltText({ tags: ['transparent', 'otter'] })).toBe('otter GIF');
  });

  test('names a user without tags', () => {
    expect(getAltText({ user: { username: 'mona' }, title: 'Otter' })).toBe('mona GIF');
  });

  test('falls back to the title where there is neither user nor tag', () => {
    expect(getAltText({ title: 'Otter', tags: ['transparent'] })).toBe('Otter');
  });

  test('says at least what kind of picture it is', () => {
    expect(getAltText({})).toBe('GIF');
    expect(getAltText({ is_sticker: true })).toBe('Sticker');
  });
});
