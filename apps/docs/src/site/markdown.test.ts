import { describe, expect, it } from 'vitest';
import { splitTitle, withFiles } from './markdown.ts';

describe('splitTitle', () => {
  it('takes the heading off, and the first paragraph as the description', () => {
    expect(splitTitle('# The `Grid`\n\nShows [GIFs](a.md),\nmany.\n\n## More\n', 'a.md')).toEqual({
      title: 'The Grid',
      description: 'Shows GIFs, many.',
      body: '\nShows [GIFs](a.md),\nmany.\n\n## More\n',
    });
  });

  it('has no description where the page does not begin with a sentence', () => {
    expect(splitTitle('# API\n\n## Classes\n', 'a.md').description).toBeUndefined();
  });

  it('says which file has no heading', () => {
    expect(() => splitTitle('Text\n', 'docs/a.md')).toThrow(
      'docs/a.md has to begin with a heading: "# Title".',
    );
  });
});

describe('withFiles', () => {
  it('shows the file that a code block names', () => {
    const markdown = '```ts title="a.ts" file=examples/a.ts\n```\n\n```ts\nb\n```';
    expect(withFiles(markdown, (path) => `// ${path}\n`)).toBe(
      '```ts title="a.ts"\n// examples/a.ts\n```\n\n```ts\nb\n```',
    );
  });
});
