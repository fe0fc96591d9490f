import { expect, it } from 'vitest';
import { dataTag, toDocument } from './document.ts';

it('embeds data that cannot close its script and parses back unchanged', () => {
  const data = { title: '</script><!--<script>' };
  const tag = String(dataTag('data', data));
  expect(tag.match(/</g)).toHaveLength(2);
  const [, json = ''] = />(.*)<\/script>$/.exec(tag) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});

it('places markup and escapes everything else', async () => {
  const page = String(
    await toDocument({
      language: 'en',
      theme: undefined,
      title: '</title><script>alert(1)</script>',
      styles: ['a{}', 'b{}'],
      markup: '<p>Hello</p>',
      scripts: dataTag('data', 1),
    }),
  );
  expect(page).toContain('<div id="root"><p>Hello</p></div>');
  expect(page).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>');
  expect(page).toContain('<style>a{}</style>\n<style>b{}</style>\n</head>');
});
