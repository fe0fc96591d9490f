import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { embedCode, NETWORKS, toShared } from './share-urls.ts';

const PUBLIC_URL = 'https://embed.example.com';
const gif = normalizeGif({
  id: 'a1',
  title: 'Cats & "dogs" <b>',
  url: 'https://example.com/gifs/a1?x=1&y=2',
  images: { original: { url: 'https://media.example.com/a1.gif', width: '1', height: '1' } },
});

const urlOf = (name: string, shared = toShared(gif, PUBLIC_URL)): URL =>
  new URL(NETWORKS.find((one) => one.name === name)?.shareUrl(shared) ?? '');

describe('a network', () => {
  it.each([
    ['Facebook', 'www.facebook.com', 'u'],
    ['Twitter', 'twitter.com', 'url'],
    ['Pinterest', 'www.pinterest.com', 'url'],
    ['Tumblr', 'www.tumblr.com', 'canonicalUrl'],
    ['Reddit', 'www.reddit.com', 'url'],
  ])('gets the page’s URL, encoded once: %s', (name, host, key) => {
    const url = urlOf(name);
    expect(url.hostname).toBe(host);
    expect(url.searchParams.get(key)).toBe('https://example.com/gifs/a1?x=1&y=2');
  });

  it('gets the picture and its title if it is Pinterest', () => {
    const { searchParams } = urlOf('Pinterest');
    expect(searchParams.get('media')).toBe('https://media.example.com/a1.gif');
    expect(searchParams.get('description')).toBe('Cats & "dogs" <b>');
  });

  it.each(NETWORKS)('has an https URL for any GIF: $name', ({ shareUrl }) => {
    const url = shareUrl(toShared({ ...gif, url: 'javascript:alert(1)' }, PUBLIC_URL));
    expect(url).toMatch(/^https:\/\//);
    expect(url).not.toContain('javascript');
  });
});

describe('embedCode', () => {
  it('is a 480 by 480 frame with escaped attributes', () => {
    const html = embedCode(gif, PUBLIC_URL);
    expect(html).toContain('src="https://embed.example.com/embed/a1"');
    expect(html).toContain('width="480" height="480"');
    expect(html).toContain('title="Cats &amp; &quot;dogs&quot; &lt;b&gt;"');
  });
});
