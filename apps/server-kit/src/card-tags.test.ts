import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { cardTags } from './card-tags.ts';

const CARD = {
  siteName: 'Site',
  page: 'https://site.example/gifs/happy-cat-abc',
  embedUrl: 'https://embed.example',
  ratio: 16 / 9,
};
const ORIGINAL = {
  url: 'https://media.example/giphy.gif?cid=1&ct=g',
  mp4: 'https://media.example/giphy.mp4?cid=1&ct=g',
  width: '640',
  height: '360',
  size: '1000',
};

/** Returns the meta tags in order, as parsed from HTML. */
function read(fields: object, card: Partial<typeof CARD> = {}): [string, string][] {
  const gif = normalizeGif({ id: 'abc', title: 'Happy cat', alt_text: 'A cat', ...fields });
  const html = cardTags(gif, { ...CARD, ...card });
  const pattern = /<meta (?:property|name)="([^"]+)" content="([^"]*)">/g;
  return Array.from(html.matchAll(pattern), ([, name = '', content = '']) => [
    name,
    content.replaceAll('&amp;', '&'),
  ]);
}

describe('the tags of a card', () => {
  it('list one video and one image, each directly followed by its type and size', () => {
    const all = read({ images: { original: ORIGINAL } });
    expect(all.filter(([name]) => /^og:(?:image|video)/.test(name))).toEqual([
      ['og:image', ORIGINAL.url],
      ['og:image:type', 'image/gif'],
      ['og:image:width', '640'],
      ['og:image:height', '360'],
      ['og:image:alt', 'A cat'],
      ['og:video', ORIGINAL.mp4],
      ['og:video:secure_url', ORIGINAL.mp4],
      ['og:video:type', 'video/mp4'],
      ['og:video:width', '640'],
      ['og:video:height', '360'],
    ]);
    expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
  });

  it('name the page, not a file, and the embed’s player', () => {
    const tags = Object.fromEntries(read({ images: { original: ORIGINAL } }));
    expect(tags).toMatchObject({
      'og:url': CARD.page,
      'og:type': 'video.other',
      'og:title': 'Happy cat',
      'og:site_name': 'Site',
      'twitter:card': 'player',
      'twitter:player': 'https://embed.example/player/abc?context=twitter',
      'twitter:player:width': '480',
      'twitter:player:height': '270',
    });
  });

  it('encode the page in its oEmbed URL, so that its query stays separate', () => {
    const page = 'https://site.example/gifs/abc?a=1&b=2';
    const gif = normalizeGif({ id: 'abc', images: {} });
    const [, href = ''] =
      /type="application\/json\+oembed" href="([^"]+)"/.exec(cardTags(gif, { ...CARD, page })) ??
      [];
    const query = new URL(href.replaceAll('&amp;', '&')).searchParams;
    expect([...query]).toEqual([
      ['format', 'json'],
      ['url', page],
    ]);
  });

  it('gives the player of a very wide GIF room for all controls', () => {
    expect(read({}, { ratio: 4 })).toContainEqual(['twitter:player:height', '200']);
  });

  it('omit the secure video URL without HTTPS, and unknown sizes', () => {
    const film = { mp4: 'http://localhost:4002/a.mp4' };
    const tags = Object.fromEntries(read({ images: { original: film } }));
    expect(tags['og:video']).toBe(film.mp4);
    for (const name of ['og:video:secure_url', 'og:video:width', 'og:video:height', 'og:image'])
      expect(tags).not.toHaveProperty([name]);
  });

  it('escape the service’s texts', () => {
    const gif = normalizeGif({ id: 'abc', title: '"><script>', images: {} });
    expect(cardTags(gif, CARD)).toContain('content="&quot;&gt;&lt;script&gt;"');
  });
});
