// @vitest-environment jsdom
import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { shareCodes } from './share-codes.ts';

const original = { url: 'https://media.example/a(1).gif', width: '480', height: '270' };

describe('the embed code', () => {
  it.each([
    ['270', '1.7778'],
    ['100', '2.4'],
  ])('has the ratio of the GIF, unless that hides controls: %s px high', (height, ratio) => {
    const images = { original: { ...original, height } };
    const gif = normalizeGif({ id: 'abc', title: 'Bouncing avocado', images });
    const page = document.createElement('div');
    page.innerHTML = shareCodes(gif, 'https://a.example/a', 'https://embed.example').embed ?? '';
    const frame = page.querySelector('iframe');
    expect(frame?.getAttribute('src')).toBe('https://embed.example/embed/abc');
    expect(frame?.title).toBe('Bouncing avocado');
    expect(frame?.getAttribute('style')).toContain(`aspect-ratio:${ratio}`);
  });

  it.each(['"><b>', `text-1-${'x'.repeat(100)}`])(
    'is missing for the id %s, which the embed does not support',
    (id) => {
      const gif = normalizeGif({ id, title: 'A', images: { original } });
      const { embed, ...others } = shareCodes(gif, 'https://a.example/a', 'https://embed.example');
      expect(embed).toBeUndefined();
      expect(Object.values(others).every(Boolean)).toBe(true);
    },
  );
});

describe('the share codes', () => {
  const page = 'https://gallery.example/gifs/a-b';
  const codes = (fields: object) =>
    shareCodes(normalizeGif({ id: 'b', ...fields }), page, 'https://embed.example');

  it('include a link, a linked picture in Markdown and HTML, and a frame', () => {
    const { link, markdown, html, embed } = codes({ alt_text: 'A [cat]', images: { original } });
    expect(link).toBe(page);
    expect(markdown).toBe(`[![A \\[cat\\]](https://media.example/a%281%29.gif)](${page})`);
    expect(html).toBe(
      `<a href="${page}"><img src="https://media.example/a(1).gif" alt="A [cat]" width="480" height="270"></a>`,
    );
    expect(embed).toMatch(/^<iframe /);
  });

  it('are only a link if the picture’s URL is missing or unsafe', () => {
    for (const images of [{}, { original: { url: 'javascript:alert(1)' } }]) {
      const { markdown, html } = codes({ alt_text: '<b>', images });
      expect(markdown).toBe(`[\\<b\\>](${page})`);
      expect(html).toBe(`<a href="${page}">&lt;b&gt;</a>`);
    }
  });
});
