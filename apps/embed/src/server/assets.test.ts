import { expect, it } from 'vitest';
import { readAssets } from './assets.ts';

const START = { 'src/start/start.ts': { file: 'assets/start-1.js' } };
const TOOLS = { 'src/tracking/tools.ts': { file: 'assets/tools-0.js' } };

it('finds the start script, the tracking script and the labels of each language except English', () => {
  const german = { '../../packages/labels/src/de/embed.ts': { file: 'assets/de-6.js' } };
  expect(readAssets({ ...START, ...TOOLS, ...german })).toEqual({
    script: '/assets/start-1.js',
    words: { de: '/assets/de-6.js' },
    trackingScript: '/assets/tools-0.js',
  });
});

it.each([{}, START, TOOLS])('rejects a build without an entry: %j', (manifest) => {
  expect(() => readAssets(manifest)).toThrow('The manifest of the client build has no entry.');
});
