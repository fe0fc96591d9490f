import { expect, it } from 'vitest';
import type { Successor } from '../peer.ts';
import { moveManifest } from './json.ts';

const rangeOf = () => '^1.2.3';
const kept: ReadonlySet<string> = new Set();
const none: ReadonlySet<Successor> = new Set();

function moved(text: string, used = none): string {
  return moveManifest(text, { used, kept, rangeOf }).text;
}

const notesOf = (manifest: object) =>
  moveManifest(JSON.stringify(manifest, null, 2), { used: none, kept, rangeOf }).notes.map(
    ({ line, message }) => `${line} ${message}`,
  );

it('drops entries whose successors are listed already', () => {
  expect(
    moved(`{
  "dependencies": {
    "@gifkit/model": "^1.0.0",
    "@gifkit/fetch-api": "^1.0.0",
    "@giphy/js-fetch-api": "^5.8.0",
    "@giphy/js-types": "^5.1.0",
    "@giphy/js-util": "^5.2.0"
  }
}
`),
  ).toBe(`{
  "dependencies": {
    "@gifkit/model": "^1.0.0",
    "@gifkit/fetch-api": "^1.0.0"
  }
}
`);
});

it('keeps dependencies that other files still need, beside their successors', () => {
  const used = new Set<Successor>(['@gifkit/model']);
  const needed = { used, kept: new Set(['@giphy/js-util']), rangeOf };
  const result = moveManifest('{"dependencies":{"@giphy/js-util":"5"}}', needed).text;
  expect(result).toBe('{"dependencies":{"@giphy/js-util":"5","@gifkit/model":"^1.2.3"}}');
  expect(moveManifest(result, needed).text).toBe(result);
});

it('notes what it does not move', () => {
  expect(
    notesOf({
      scripts: { why: 'npm why @giphy/js-util' },
      dependencies: { '@giphy/js-brand': '1', '@giphy/js-types': 'workspace:*' },
      overrides: { '@giphy/js-util': '5' },
      jest: {
        transformIgnorePatterns: ['node_modules/(?!@giphy)'],
        moduleNameMapper: { '^@giphy/js-types$': 'b' },
      },
      browser: { '@giphy/js-util': false },
    }),
  ).toEqual([
    '3 @giphy/js-util is named as a string: change it if it means the package.',
    '6 @giphy/js-brand is not moved: components inherit their font from the page. Copy its colors.',
    '10 @giphy/js-util is named as a string: change it if it means the package.',
    '14 node_modules/(?!@giphy) is named as a string: change it if it means the package.',
    '17 ^@giphy/js-types$ is named as a string: change it if it means the package.',
    '21 @giphy/js-util is named as a string: change it if it means the package.',
  ]);
});

it('reports invalid JSON with line and column', () => {
  expect(() => moved('{\n  "dependencies": {,}\n}')).toThrow('is not JSON (2:20)');
});

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
    '{"devDependencies":{"@giphy/js-types":"5"},"devDependencies":{"@giphy/js-util":"5"}}',
    '{"devDependencies":{"@gifkit/model":"^1.2.3"},"devDependencies":{"@gifkit/model":"^1.2.3","@gifkit/fetch-api":"^1.2.3"}}',
  ],
])('keeps layout, order and unrelated entries, and changes once: %j', (text, result) => {
  const used = new Set<Successor>(['@gifkit/model', '@gifkit/fetch-api']);
  expect(moved(text, used)).toBe(result);
  expect(moved(result, used)).toBe(result);
});

it.each(['{ "a": 1, /* b */ }', '{\n  "dependencies": { "@giphy/js-util": "5", } }'])(
  'refuses JSON that npm refuses: %j',
  (text) => {
    expect(() => moved(text)).toThrow('is not JSON (');
  },
);
