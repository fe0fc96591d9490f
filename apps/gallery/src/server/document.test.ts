import { expect, it } from 'vitest';
import { fillDocument, withStyles } from './document.ts';
import { readSettings } from './settings.ts';

it('inlines the style sheets with the nonce', () => {
  const read = (file: string) => `/* ${file} */ a { color: red }\n`;
  const built =
    '<head><!--settings--><link rel="stylesheet" crossorigin href="/assets/a.css"></head>';
  const filling = { settings: readSettings({}), nonce: 'abc', head: '' } as const;
  const html = fillDocument(withStyles(built, read), filling);
  expect(html).toContain('<style nonce="abc">/* assets/a.css */ a { color: red }</style>');
  expect(html).not.toContain('rel="stylesheet"');
});
