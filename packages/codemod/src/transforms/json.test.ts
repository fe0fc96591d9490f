import { expect, it } from 'vitest';
import type { Successor } from '../peer.ts';
import { moveManifest } from './json.ts';

const rangeOf = () => '^1.2.3';
const kept: ReadonlySet<string> = new Set();
const used = new Set<Successor>(['@gifkit/model', '@gifkit/fetch-api']);

it.each([
  [
    '{"a":{},"dependencies":{"@giphy/js-util":"5"}}',
    '{"a":{},"dependencies":{"@gifkit/model":"^1.2.3","@gifkit/fetch-api":"^1.2.3"}}',
  ],
  [
    '{ "dependencies": { "@giphy/js-util": "5" } }',
    '{ "dependencies": { "@gifkit/model": "^1.2.3", "@gifkit/fetch-api": "^1.2.3" } }',
  ],
  [
    '\uFEFF{\r\n\t"dependencies": {\r\n\t\t"a": "1",\r\n\t\t"@giphy/js-util" : "5",\r\n\t\t"b": "1"\r\n\t}\r\n}\r\n',
    '\uFEFF{\r\n\t"dependencies": {\r\n\t\t"a": "1",\r\n\t\t"@gifkit/model" : "^1.2.3",\r\n\t\t"@gifkit/fetch-api" : "^1.2.3",\r\n\t\t"b": "1"\r\n\t}\r\n}\r\n',
  ],
  [
    '{\n  "dependencies": {\n    "@gifkit/model": "1", "@gifkit/fetch-api": "1",\n    "@giphy/js-util": "5"\n  }\n}',
    '{\n  "dependencies": {\n    "@gifkit/model": "1", "@gifkit/fetch-api": "1"\n  }\n}',
  ],
  [
    '{"devDependencies":{"@giphy/js-types":"5"},"peerDependencies":{"@giphy/js-util":"5"}}',
    '{"devDependencies":{"@gifkit/model":"^1.2.3"},"peerDependencies":{"@gifkit/model":"^1.2.3","@gifkit/fetch-api":"^1.2.3"}}',
  ],
])('keeps layout, order and unrelated entries, and changes once: %j', (text, result) => {
  const moved = (before: string) => moveManifest(before, { used, kept, rangeOf }).text;
  expect(moved(text)).toBe(result);
  expect(moved(result)).toBe(result);
});

it('keeps dependencies that other files still need, beside their successors', () => {
  const needed = {
    used: new Set<Successor>(['@gifkit/model']),
    kept: new Set(['@giphy/js-util']),
    rangeOf,
  };
  const { text, notes } = moveManifest('{"dependencies":{"@giphy/js-util":"5"}}', needed);
  expect(text).toBe('{"dependencies":{"@giphy/js-util":"5","@gifkit/model":"^1.2.3"}}');
  expect(notes).toEqual([]);
  expect(moveManifest(text, needed).text).toBe(text);
});

it('notes what it does not move', () => {
  const manifest = {
    scripts: { why: 'npm why @giphy/js-util' },
    dependencies: { '@giphy/js-brand': '1', '@giphy/js-types': 'workspace:*' },
    overrides: { '@giphy/js-util': '5' },
    jest: { transformIgnorePatterns: ['node_modules/(?!@giphy)'] },
    browser: { '@giphy/js-analytics': false },
  };
  const needs = { used: new Set<Successor>(), kept, rangeOf };
  const { notes } = moveManifest(JSON.stringify(manifest, null, 2), needs);
  expect(notes.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '3 @giphy/js-util is still named here: change it if it means the package.',
    '6 @giphy/js-brand is not moved: components inherit their font from the page. Copy its colors.',
    '10 @giphy/js-util is still named here: change it if it means the package.',
    '14 @giphy is still named here: change it if it means the package.',
    '18 @giphy/js-analytics is still named here. If this is a stub that sends no events, call configureAnalytics({ enabled: false }) of @gifkit/analytics instead.',
  ]);
});

it('notes what the packages need and the app does not list', () => {
  const text = '{"dependencies":{"@giphy/js-components":"5","react":"19"}}';
  const needs = { used: new Set<Successor>(['@gifkit/js-components']), kept, rangeOf };
  expect(moveManifest(text, needs).notes).toEqual([
    { message: 'Add react-dom, styled-components: used here now, and not listed.' },
  ]);
});

it.each(['{ "a": 1, /* b */ }', '{ "dependencies": { "@giphy/js-util": "5", } }'])(
  'refuses JSON that npm refuses: %j',
  (text) => {
    expect(() => moveManifest(text, { used, kept, rangeOf })).toThrow('is not JSON');
  },
);
