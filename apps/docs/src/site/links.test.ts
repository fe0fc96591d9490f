import { describe, expect, it } from 'vitest';
import { resolveLink, withLinks } from './links.ts';

const places = { base: '/docs', repository: 'https://code.example/gifkit' };

describe('a link of a Markdown file', () => {
  it.each([
    ['docs/migrating.md', 'benchmarks.md', '/docs/benchmarks/'],
    ['docs/behaviour.md', '../CONTRIBUTING.md#releasing', '/docs/contributing/#releasing'],
    ['packages/model/README.md', '../fetch-api', '/docs/packages/fetch-api/'],
    ['packages/model/README.md', 'src/index.ts', '/docs/api/model/'],
  ])('of %s to %s leads to its page', (file, href, address) => {
    expect(resolveLink(href, file, places)).toBe(address);
  });

  it('to a file without a page leads to the repository', () => {
    expect(resolveLink('../packages/model/src/gif.ts', 'docs/data-path.md', places)).toBe(
      'https://code.example/gifkit/blob/HEAD/packages/model/src/gif.ts',
    );
  });

  it.each(['https://example.com/a', '#limits', '/components', 'mailto:a@example.com'])(
    'to %s stays as it is',
    (href) => {
      expect(resolveLink(href, 'docs/behaviour.md', places)).toBe(href);
    },
  );

  it('is text if the address of the repository is unknown, and stays as it is in code', () => {
    const markdown = 'See [`a.ts`](../a.ts), [b](#b), `[c](c.ts)`.\n\n```js\nd[e](f)\n```\n';
    const unknown = { ...places, repository: undefined };
    expect(withLinks(markdown, (href) => resolveLink(href, 'docs/behaviour.md', unknown))).toBe(
      'See `a.ts`, [b](#b), `[c](c.ts)`.\n\n```js\nd[e](f)\n```\n',
    );
  });
});

it('an image of a Markdown file has its address on the site', () => {
  const images = '![A cat](../../public/images/cat.jpg) ![A dog](https://example.com/dog.gif)';
  const file = 'apps/docs/pages/guides/looks.md';
  expect(withLinks(images, (href) => resolveLink(href, file, places))).toBe(
    '![A cat](/docs/images/cat.jpg) ![A dog](https://example.com/dog.gif)',
  );
});
