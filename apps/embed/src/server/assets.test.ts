import { expect, it } from 'vitest';
import { readAssets } from './assets.ts';

const START = { 'src/start/start.ts': { file: 'assets/start-1.js' } };
const FAILURE = { 'src/failure.ts': { file: 'assets/failure-2.js' } };
const TOOLS = { 'src/tracking/tools.ts': { file: 'assets/tools-0.js' } };

it('finds the scripts and the labels of each language except English', () => {
  const german = { '../../packages/labels/src/de/embed.ts': { file: 'assets/de-6.js' } };
  expect(readAssets({ ...START, ...FAILURE, ...TOOLS, ...german })).toEqual({
    script: '/assets/start-1.js',
    failureScript: '/assets/failure-2.js',
    words: { de: '/assets/de-6.js' },
    trackingScript: '/assets/tools-0.js',
  });
});

it.each([{}, { ...START, ...FAILURE }, { ...START, ...TOOLS }, { ...FAILURE, ...TOOLS }])(
  'rejects a build without an entry: %j',
  (manifest) => {
    expect(() => readAssets(manifest)).toThrow('The manifest of the client build has no entry.');
  },
);
