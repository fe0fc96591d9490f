import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { embedCode, NETWORKS, shareUrl, toShared } from './share-urls.ts';

const PUBLIC_URL = 'https://embed.example.com';
const gif = normalizeGif({
  id: 'a1',
  title: 'Cats & "dogs" <b>',
  url: 'https://example.com/gifs/a1?x=1&y=2',
  images: { original: { url: 'https://media.example.com/a1.gif', width: '1', height: '1' } },
});

describe('shareUrl', () => {
  const hosts = {
    facebook: ['www.facebook.com', 'u'],
    twitter: ['twitter.com', 'url'],
    pinterest: ['www.pinterest.com', 'url'],
    tumblr: ['www.tumblr.com', 'canonicalUrl'],
    reddit: ['www.reddit.com', 'url'],
  } as const;

  it.each(Object.entries(hosts))(
    'passes the page’s URL to %s, encoded once',
    (network, [host, key]) => {
      const url = new URL(shareUrl(network as keyof typeof hosts, toShared(gif, PUBLIC_URL)));
      expect(url.hostname).toBe(host);
      expect(url.searchParams.get(key)).toBe('https://example.com/gifs/a1?x=1&y=2');
    },
  );

  it('gives Pinterest the picture and its title', () => {
    const { searchParams } = new URL(shareUrl('pinterest', toShared(gif, PUBLIC_URL)));
    expect(searchParams.get('media')).toBe('https://media.example.com/a1.gif');
    expect(searchParams.get('description')).toBe('Cats & "dogs" <b>');
  });

  it.each(NETWORKS)('is an https URL for %s, for any GIF', (network) => {
    const hostile = { ...gif, url: 'javascript:alert(1)' };
    expect(shareUrl(network, toShared(hostile, PUBLIC_URL))).toMatch(/^https:\/\//);
    expect(shareUrl(network, toShared(hostile, PUBLIC_URL))).not.toContain('javascript');
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
