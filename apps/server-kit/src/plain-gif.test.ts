import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { readGif } from './plain-gif.ts';

const plain = (fields: object) => readGif({ id: 'abc', ...fields });

describe('a plain GIF', () => {
  it('does not change a clean GIF', () => {
    const gif = normalizeGif({
      id: 'abc',
      title: 'Happy cat 😀',
      slug: 'happy-cat-abc',
      alt_text: 'A cat laughs',
      tags: ['cat', { text: 'happy' }],
      user: { username: 'cats', display_name: 'Cats', is_verified: 1 },
    });
    expect(readGif(gif)).toEqual(gif);
  });

  it('removes NUL, lone surrogates and line breaks from all texts', () => {
    const text = '\u0000a\ud83d\r\n';
    const gif = plain({
      title: text,
      slug: text,
      alt_text: text,
      tags: [text],
      user: { username: text, display_name: text, attribution_display_name: text },
    });
    expect(gif).toMatchObject({
      title: 'a\ufffd',
      slug: 'a\ufffd',
      alt_text: 'a\ufffd',
      tags: ['a\ufffd'],
      user: {
        username: 'a\ufffd',
        display_name: 'a\ufffd',
        attribution_display_name: 'a\ufffd',
      },
    });
  });

  it('truncates huge texts and lists of tags', () => {
    const text = 'x'.repeat(5_000_000);
    const gif = plain({ title: text, alt_text: text, tags: Array(1000).fill(text) });
    expect(gif?.title).toHaveLength(201);
    expect(gif?.alt_text).toHaveLength(420);
    expect(gif?.tags).toHaveLength(50);
    expect(gif?.tags[0]).toHaveLength(101);
  });
});
