// @vitest-environment jsdom
import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { embedSnippet } from './snippet.ts';

describe('the embed snippet', () => {
  it('frames the GIF at 480 by 480', () => {
    const gif = normalizeGif({ id: 'abc', title: 'Bouncing avocado' });
    expect(embedSnippet('https://embed.example', gif)).toBe(
      '<iframe src="https://embed.example/embed/abc" title="Bouncing avocado" width="480" height="480" ' +
        'allow="autoplay; clipboard-write; encrypted-media; picture-in-picture; web-share" ' +
        'frameborder="0" loading="lazy" style="display:block;max-width:100%"></iframe>',
    );
  });

  it('keeps a title and an id that are markup from becoming any', () => {
    const gif = normalizeGif({ id: '"><b>', title: '"><script>alert(1)</script>&' });
    const page = document.createElement('div');
    page.innerHTML = embedSnippet('https://embed.example', gif);
    expect(page.querySelector('script, b')).toBeNull();
    const frame = page.querySelector('iframe');
    expect(frame?.title).toBe('"><script>alert(1)</script>&');
    expect(frame?.src).toBe('https://embed.example/embed/%22%3E%3Cb%3E');
  });
});
