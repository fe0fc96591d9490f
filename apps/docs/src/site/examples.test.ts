import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withExamples } from './examples.ts';

const FILE = 'packages/react-components/README.md';
const root = new URL('../../../../', import.meta.url);

it('shows the example of a component below the first words about it', () => {
  const html = '<h2 id="gif">Gif</h2><p>One.</p><p>Two.</p><h2 id="other">Other</h2><p>Three.</p>';
  expect(withExamples(html, FILE)).toBe(
    '<h2 id="gif">Gif</h2><p>One.</p><iframe class="example-frame" src="/components/gif" title="Example: gif" loading="lazy"></iframe><p>Two.</p><h2 id="other">Other</h2><p>Three.</p>',
  );
  expect(withExamples(html, 'README.md')).toBe(html);
});

it('shows every component that the gallery has an example of', () => {
  const list = readFileSync(
    new URL('apps/gallery/src/components-page/playgrounds/playgrounds.ts', root),
    'utf8',
  );
  const files = [...list.matchAll(/from '\.\/([\w-]+)\.tsx'/g)].map(([, name]) => name);
  const headings = [...readFileSync(new URL(FILE, root), 'utf8').matchAll(/^## (.+)$/gm)]
    .map(([, words = '']) =>
      words
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    )
    .map((id) => `<h2 id="${id}">a</h2><p>a</p>`);
  const html = withExamples(headings.join(''), FILE);
  const shown = [...html.matchAll(/src="\/components\/([\w-]+)"/g)].map(([, name]) => name);
  expect(shown.sort()).toEqual(files.sort());
});
