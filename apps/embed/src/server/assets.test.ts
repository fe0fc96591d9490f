import { describe, expect, it } from 'vitest';
import { readAssets } from './assets.ts';

const START = { file: 'assets/start-1.js', isEntry: true };
const TOOLS = { file: 'assets/tools-0.js' };

describe('readAssets', () => {
  it('finds the entry, the client and the share menu with their imports, and the labels of each language', () => {
    const manifest = {
      'src/tracking/tools.ts': TOOLS,
      'src/start/start.ts': START,
      'src/client.tsx': {
        file: 'assets/client-2.js',
        imports: ['src/start/start.ts', '_react.js', '_runtime.js'],
      },
      '../../packages/labels/src/de/embed.ts': {
        file: 'assets/de-6.js',
        imports: ['src/client.tsx', '_words.js'],
      },
      'src/share/ShareMenu.tsx': {
        file: 'assets/share-8.js',
        imports: ['src/client.tsx', '_react.js', '_sheet.js'],
      },
      '_sheet.js': { file: 'assets/sheet-9.js' },
      '_words.js': { file: 'assets/words-7.js' },
      '_react.js': { file: 'assets/react-3.js', imports: ['_runtime.js'] },
      '_runtime.js': { file: 'assets/runtime-4.js' },
    };
    expect(readAssets(manifest)).toEqual({
      script: '/assets/start-1.js',
      client: [
        '/assets/client-2.js',
        '/assets/react-3.js',
        '/assets/runtime-4.js',
        '/assets/share-8.js',
        '/assets/sheet-9.js',
      ],
      words: { en: [], ar: [], de: ['/assets/de-6.js', '/assets/words-7.js'], es: [], ja: [] },
      trackingScript: '/assets/tools-0.js',
    });
  });

  it.each([
    {},
    { 'src/start/start.ts': START },
    { 'src/client.tsx': { file: 'assets/client.js' } },
  ])('rejects a build without an entry or a client: %j', (manifest) => {
    expect(() => readAssets(manifest)).toThrow('The manifest of the client build has no entry.');
  });
});
