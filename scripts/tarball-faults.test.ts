import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tarballFaults } from './tarball-faults.ts';

const manifest = { version: '1.0.0', files: ['dist', 'CHANGELOG.md'] };

/** `export const one = 1`, built, with a map whose only mapping is of that line's name. */
const BUILT = 'declare const one: number;\nexport { one };\n//# sourceMappingURL=index.d.ts.map';
const MAP = { version: 3, sources: ['../src/one.ts'], names: [], mappings: 'cAAa' };

const good = {
  'package.json': JSON.stringify(manifest),
  LICENSE: 'MIT',
  'README.md': '[docs](../../docs)',
  'CHANGELOG.md': '# 1.0.0',
  'src/one.ts': 'export const one = 1;',
  'dist/index.d.ts': BUILT,
  'dist/index.d.ts.map': JSON.stringify(MAP),
};

/** An unpacked tarball of those files, some of them otherwise; `undefined` leaves one out. */
function unpacked(otherwise: Record<string, string | undefined> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'gifkit-tarball-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({ ...good, ...otherwise })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

it('finds nothing where all is there', () => {
  expect(tarballFaults(unpacked())).toEqual([]);
});

it('wants no map of what only names other modules, also of two with one name', () => {
  const links = [
    'const require_parts$1 = require("./tile/parts.cjs");',
    'exports.Gif = require_parts$1.Gif;',
  ];
  expect(tarballFaults(unpacked({ 'dist/index.cjs': `${links.join('\n')}\n` }))).toEqual([]);
});

it.each([
  ['a missing licence', { LICENSE: undefined }, 'There is no LICENSE.'],
  ['a missing changelog', { 'CHANGELOG.md': undefined }, 'There is no CHANGELOG.md.'],
  ['tests', { 'src/one.test.ts': '' }, 'src/one.test.ts is for us alone.'],
  ['helpers of tests', { 'src/test/gif.ts': '' }, 'src/test/gif.ts is for us alone.'],
  [
    'code without a map',
    { 'dist/own.cjs': 'exports.own = 1 + 1;\n' },
    'dist/own.cjs has no source map.',
  ],
  ['a missing map', { 'dist/index.d.ts.map': undefined }, 'dist/index.d.ts has no source map.'],
  [
    'a map to what is not published',
    { 'src/one.ts': undefined },
    'dist/index.d.ts maps to what is not in the tarball: ../src/one.ts',
  ],
  [
    'a map to another place',
    { 'src/one.ts': 'export const two = 2;' },
    'dist/index.d.ts does not lead to the source of one.',
  ],
  [
    'a map without sources',
    {
      'dist/index.js': 'const one = 1;\n//# sourceMappingURL=index.js.map',
      'dist/index.js.map': JSON.stringify(MAP),
    },
    'The map of dist/index.js has no sources in it.',
  ],
  [
    'links that only work in the repository, once it has an address',
    { 'package.json': JSON.stringify({ ...manifest, repository: {} }) },
    'README.md links to ../../docs, which is not on npm.',
  ],
])('finds %s', (_, otherwise, fault) => {
  expect(tarballFaults(unpacked(otherwise))).toEqual([fault]);
});

it.each([
  ['an import', 'index.js', 'import { one } from "./one.js";\nexport { one };\n'],
  [
    'a require',
    'index.cjs',
    [
      '"use strict";',
      'Object.defineProperty(exports, "__esModule", { value: true });',
      'const require_one = require("./one.cjs");',
      'exports.one = require_one.one;',
      // What can change has a getter.
      'Object.defineProperty(exports, "two", {\n\tget: function() {\n\t\treturn require_one.two;\n\t}\n});',
    ].join('\n'),
  ],
])('wants no map of a file that hands others on with %s', (_, file, code) => {
  expect(tarballFaults(unpacked({ [`dist/${file}`]: code }))).toEqual([]);
});

it('wants no changelog of the first version', () => {
  const first = JSON.stringify({ ...manifest, version: '0.0.0' });
  expect(tarballFaults(unpacked({ 'package.json': first, 'CHANGELOG.md': undefined }))).toEqual([]);
});
