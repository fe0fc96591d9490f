import { expect, it } from 'vitest';
import { lazyChunks, type Manifest } from './chunks.ts';

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
