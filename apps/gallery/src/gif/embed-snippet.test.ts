// @vitest-environment jsdom
import { normalizeGif } from '@gifkit/model';
import { expect, it } from 'vitest';
import { embedSnippet } from './embed-snippet.ts';

const snippetOf = (id: string, height = '270') => {
  const images = { original: { url: 'https://media.example/a.gif', width: '480', height } };
  const gif = normalizeGif({ id, title: 'Bouncing avocado', images });
  return embedSnippet('https://embed.example', gif);
};

it.each([
  ['270', '1.7778'],
  ['100', '2.4'],
])('has the ratio of the GIF, unless that hides controls: %s px high', (height, ratio) => {
  const page = document.createElement('div');
  page.innerHTML = snippetOf('abc', height) ?? '';
  const frame = page.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe('https://embed.example/embed/abc');
  expect(frame?.title).toBe('Bouncing avocado');
  expect(frame?.getAttribute('style')).toContain(`aspect-ratio:${ratio}`);
});

it.each(['"><b>', `text-1-${'x'.repeat(100)}`])(
  'is missing for the id %s, which the embed does not support',
  (id) => expect(snippetOf(id)).toBeUndefined(),
);
