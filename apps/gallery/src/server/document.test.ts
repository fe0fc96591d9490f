import { expect, it } from 'vitest';
import { fillDocument, lazyChunks, type Manifest, withChunks, withStyles } from './document.ts';
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

it('preloads the scripts of a page', () => {
  expect(withChunks('<head></head>', ['/assets/a.js', '/assets/b.js'])).toMatch(
    /<head>\s*<link rel="modulepreload" crossorigin href="\/assets\/a.js">\s*<link [^>]*b.js">\s*<\/head>/,
  );
});

const MANIFEST: Manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'], isEntry: true },
  '_shared.js': { file: 'assets/shared.js' },
  'src/Page.tsx': { file: 'assets/Page.js', imports: ['index.html', '_part.js'] },
  '_part.js': { file: 'assets/part.js', imports: ['_shared.js', 'src/Page.tsx'] },
};

it('lists chunks of a lazy-loaded page that the document does not load', () => {
  expect(lazyChunks(MANIFEST, 'src/Page.tsx')).toEqual(['/assets/Page.js', '/assets/part.js']);
});

it('omits chunks of modules that are already loaded', () => {
  const manifest = {
    ...MANIFEST,
    'src/start.tsx': { file: 'assets/start.js', imports: ['_part.js'] },
  };
  expect(lazyChunks(manifest, 'src/Page.tsx', ['src/start.tsx'])).toEqual([]);
  expect(lazyChunks(manifest, 'src/Page.tsx')).toContain('/assets/part.js');
});

it('is empty for an unknown module', () => {
  expect(lazyChunks(MANIFEST, 'src/Other.tsx')).toEqual([]);
});
