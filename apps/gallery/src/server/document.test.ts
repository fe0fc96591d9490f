import { expect, it } from 'vitest';
import { fillDocument, withStyles } from './document.ts';
import { readSettings } from './settings.ts';

it('inlines the style sheets with the nonce', () => {
  const read = (file: string) => `/* ${file} */ a { color: red }\n`;
  const built =
    '<head><!--page-data--><link rel="stylesheet" crossorigin href="/assets/a.css"></head>';
  const data = { settings: readSettings({}), firstGifs: [] };
  const filling = { data, nonce: 'abc', head: '' };
  const html = fillDocument(withStyles(built, read), filling);
  expect(html).toContain('<style nonce="abc">/* assets/a.css */ a { color: red }</style>');
  expect(html).not.toContain('rel="stylesheet"');
});
