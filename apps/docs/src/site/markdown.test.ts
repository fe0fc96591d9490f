import { describe, expect, it } from 'vitest';
import { splitTitle, withFiles } from './markdown.ts';

describe('splitTitle', () => {
  it('splits off the heading, with the first paragraph as the description', () => {
    expect(splitTitle('# The `Grid`\n\nShows [GIFs](a.md),\nmany.\n\n## More\n', 'a.md')).toEqual({
      title: 'The Grid',
      description: 'Shows GIFs, many.',
      body: '\nShows [GIFs](a.md),\nmany.\n\n## More\n',
    });
  });

  it('has no description if the page does not start with a sentence', () => {
    expect(splitTitle('# API\n\n## Classes\n', 'a.md').description).toBeUndefined();
  });

  it('names the file without a heading', () => {
    expect(() => splitTitle('Text\n', 'docs/a.md')).toThrow(
      'docs/a.md has to begin with a heading: "# Title".',
    );
  });
});

it('fills a code block with the file that it names', () => {
  const markdown = '```ts title="a.ts" file=examples/a.ts\n```\n\n```ts\nb\n```';
  expect(withFiles(markdown, (path) => `// ${path}\n`)).toBe(
    '```ts title="a.ts"\n// examples/a.ts\n```\n\n```ts\nb\n```',
  );
});
