import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RelatedPreview } from './RelatedGifs.tsx';
import { readStills } from './read-stills.ts';

const STILLS = [
  { id: 'a b/c', alt: 'An "otter" & a <cat>', image: 'https://media.example.com/a.gif?x=1&y=2' },
  { id: 'd', alt: 'No picture' },
];

it('reads the stills from the server’s markup', () => {
  const preview = createElement(RelatedPreview, { all: STILLS, shown: STILLS });
  document.body.innerHTML = renderToString(preview);
  expect(readStills(document)).toEqual(STILLS);
});

it('returns undefined for a page without stills', () => {
  document.body.innerHTML = '<main></main>';
  expect(readStills(document)).toBeUndefined();
});
