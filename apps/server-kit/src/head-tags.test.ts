import { expect, it } from 'vitest';
import { headTags } from './head-tags.ts';

it('makes a tag of each name that has a value, in order', () => {
  const html = headTags({
    title: 'A & "B"',
    canonical: 'https://a.example/?b=1&c=2',
    description: undefined,
    'og:image:alt': '',
    'og:image:width': 0,
    'twitter:card': 'player',
    'text/xml+oembed': 'https://a.example/oembed',
  });
  expect(html.trim().split('\n')).toEqual([
    '<title>A &amp; &quot;B&quot;</title>',
    '<link rel="canonical" href="https://a.example/?b=1&amp;c=2">',
    '<meta property="og:image:width" content="0">',
    '<meta name="twitter:card" content="player">',
    '<link rel="alternate" type="text/xml+oembed" href="https://a.example/oembed">',
  ]);
});
