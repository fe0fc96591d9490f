import { expect, it } from 'vitest';
import { anchorsOf, withAnchors } from './heading-anchors.ts';

const PAGE =
  '# API\n\n##### pingback()\n\n### Pingback\n\n### IGif\\<T\\>\n\n<a id="property-a"></a>\n';
const follow = (link: string): string =>
  withAnchors(link, (path: string) => (path.startsWith('http') ? undefined : anchorsOf(PAGE)));

it.each([
  [
    'the type, not the method of its name',
    '[`Pingback`](#pingback-4)',
    '[`Pingback`](#pingback-1)',
  ],
  ['a heading of another page', '[`Pingback`](a.md#pingback)', '[`Pingback`](a.md#pingback-1)'],
  ['a function', '[pingback](#pingback-9)', '[pingback](#pingback)'],
  ['a place with a name', '[`a`](#property-a)', '[`a`](#property-a)'],
  ['another site', '[a](https://a.example/#b)', '[a](https://a.example/#b)'],
])('leads a link to %s', (_, link, expected) => {
  expect(follow(link)).toBe(expected);
});

it('says which link leads nowhere', () => {
  expect(() => follow('[Nobody](#nobody)')).toThrow('[Nobody](#nobody) leads nowhere');
});
