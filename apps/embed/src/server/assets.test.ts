import { describe, expect, it } from 'vitest';
import { readAssets } from './assets.ts';

describe('readAssets', () => {
  it('finds the entry and what it imports', () => {
    const manifest = {
      'src/client.ts': { file: 'assets/client-1.js', isEntry: true, imports: ['_react.js'] },
      '_react.js': { file: 'assets/react-2.js' },
    };
    expect(readAssets(manifest)).toEqual({
      script: '/assets/client-1.js',
      preloads: ['/assets/react-2.js'],
    });
  });

  it('refuses a build without an entry', () => {
    expect(() => readAssets({})).toThrow('The manifest of the client build has no entry.');
  });
});
