import { expect, it } from 'vitest';
import { lazyChunks, type Manifest } from './chunks.ts';

const MANIFEST: Manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'], isEntry: true },
  '_shared.js': { file: 'assets/shared.js' },
  'src/Page.tsx': { file: 'assets/Page.js', imports: ['index.html', '_part.js'] },
  '_part.js': { file: 'assets/part.js', imports: ['_shared.js', 'src/Page.tsx'] },
};

it('names what a lazy-loaded page needs and the document does not load anyway', () => {
  expect(lazyChunks(MANIFEST, 'src/Page.tsx')).toEqual(['/assets/Page.js', '/assets/part.js']);
});

it('leaves out what another lazy-loaded module has brought', () => {
  const manifest = {
    ...MANIFEST,
    'src/start.tsx': { file: 'assets/start.js', imports: ['_part.js'] },
  };
  expect(lazyChunks(manifest, 'src/Page.tsx', ['src/start.tsx'])).toEqual([]);
  expect(lazyChunks(manifest, 'src/Page.tsx')).toContain('/assets/part.js');
});

it('names nothing for a module that was not built', () => {
  expect(lazyChunks(MANIFEST, 'src/Other.tsx')).toEqual([]);
});
