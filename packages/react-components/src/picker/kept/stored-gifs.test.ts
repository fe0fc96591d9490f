import { describe, expect, it } from 'vitest';
import { makeGif, makeGifs } from '../../test/make-gif.ts';
import { readKept, toKept, writeKept } from './stored-gifs.ts';

describe('kept GIFs', () => {
  it('come back as they were, with what it takes to show and send them', () => {
    const [gif] = readKept(writeKept([makeGif('a', { is_flashing: true })]), 10);
    expect(gif).toMatchObject({
      id: 'a',
      alt_text: 'Picture a',
      is_flashing: true,
      images: { fixed_width: { width: 200, url: expect.stringMatching(/\.gif$/) } },
    });
    expect(gif).not.toHaveProperty('user');
    expect(gif).not.toHaveProperty('analytics_response_payload');
  });

  it('are as many as are wanted, each once', () => {
    expect(readKept(writeKept(makeGifs(5)), 3)).toHaveLength(3);
    expect(readKept(writeKept([...makeGifs(2), ...makeGifs(2)]), 9)).toHaveLength(2);
  });

  it.each([
    ['nothing', undefined],
    ['damaged text', '[{"id":'],
    ['no list', '{"length":1}'],
    ['no text', 7],
    ['a list of anything', '[1,null,"a",[],{}]'],
    ['no id', '[{"id":7,"images":{"original":{"width":1,"height":1,"url":"https://a.example"}}}]'],
    [
      'no size',
      '[{"id":"a","images":{"original":{"width":0,"height":-1,"url":"https://a.example"}}}]',
    ],
    [
      'no address that a page may load',
      '[{"id":"a","images":{"original":{"width":1,"height":1,"url":"javascript:alert(1)"}}}]',
    ],
  ])('are none where there is %s', (_, stored) => {
    expect(readKept(stored, 10)).toEqual([]);
  });

  it('hold nothing that others have written into the storage', () => {
    const kept = toKept({
      ...makeGif('a'),
      type: '<script>',
      title: { html: '<img>' },
      url: 'javascript:alert(1)',
      video: {
        assets: { '__proto__ x': {}, '720p': { width: 9, height: 9, url: 'data:video/mp4,' } },
      },
      onClick: 'alert(1)',
    });
    expect(kept).toMatchObject({ type: 'gif', title: '', url: '' });
    expect(kept).not.toHaveProperty('onClick');
    expect(kept).not.toHaveProperty('video');
  });
});
