import { describe, expect, it } from 'vitest';
import { resolveLink, withImages, withLinks } from './links.ts';

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

  it('is text if the address of the repository is unknown', () => {
    const html = '<p>See <a href="../a.ts"><code>a.ts</code></a>, <a href="#b">b</a>.</p>';
    expect(withLinks(html, 'docs/behaviour.md', { ...places, repository: undefined })).toBe(
      '<p>See <code>a.ts</code>, <a href="#b">b</a>.</p>',
    );
  });
});

describe('an image of a Markdown file', () => {
  it('has its address on the site', () => {
    const markdown =
      '![A cat](../../public/images/cat.jpg) and [a link](../../public/images/cat.jpg)';
    expect(withImages(markdown, 'apps/docs/pages/guides/looks.md', places)).toBe(
      '![A cat](/docs/images/cat.jpg) and [a link](../../public/images/cat.jpg)',
    );
  });

  it.each(['https://example.com/cat.gif', '<url>', 'cat.jpg'])('stays as it is: %s', (path) => {
    const markdown = `![A cat](${path})`;
    expect(withImages(markdown, 'docs/behaviour.md', places)).toBe(markdown);
  });
});
