import { describe, expect, it } from 'vitest';
import { move, moved } from '../test/move.ts';

describe('other forms of imports', () => {
  it.each([
    ['a byte order mark', "\uFEFFimport '@giphy/js-types'", "\uFEFFimport '@gifkit/model'"],
    [
      'assertions of another import',
      "import '@giphy/js-types'; import a from './a.json' assert { type: 'json' }",
      "import '@gifkit/model'; import a from './a.json' assert { type: 'json' }",
    ],
    [
      'parameters with decorators',
      "import '@giphy/js-types'; class A { constructor(@b() c) {} }",
      "import '@gifkit/model'; class A { constructor(@b() c) {} }",
    ],
  ])('are moved: %s', (_, text, result) => {
    expect(moved(text)).toBe(result);
  });

  it.each([
    [
      "import '@giphy/react-components/dist/style.css'",
      '@gifkit/react-components has no dist/style.css: import',
    ],
    [
      "import pkg from '@giphy/js-util/package.json'",
      '@giphy/js-util/package.json is named as a string',
    ],
    ["import raw from '@giphy/js-util?raw'", '@giphy/js-util?raw is named as a string'],
    [`const name = \`@giphy/js-util/\${file}\``, '@giphy/js-util/ is named as a string'],
    ['const test = /node_modules\\/(?!@giphy)/', 'node_modules\\/(?!@giphy) is named as a string'],
    [
      "const { Logger, take } = require('@giphy/js-util'), a = 1",
      'Logger moved to @gifkit/fetch-api.',
    ],
    [
      "import('@giphy/js-util').then(({ noUUIDRandom }) => 1)",
      'noUUIDRandom moved to @gifkit/fetch-api.',
    ],
  ])('get a note: %s', (text, message) => {
    expect(move({ 'a.js': text }).report).toContain(`a.js:1  ${message}`);
  });
});

describe('comments', () => {
  it.each([
    "// import { take } from '@giphy/js-util'",
    "/** @type {import('@giphy/js-util').Logger} */",
  ])('get a note: %s', (text) => {
    const { files, report } = move({ 'a.js': `\n${text}` });
    expect(files['a.js']).toBe(`\n${text}`);
    expect(report).toContain('a.js:2  @giphy/js-util is named in a comment');
  });

  it('with braces survive when their import is split', () => {
    expect(moved("import { take, /* { a } */ Logger } from '@giphy/js-util'")).toBe(
      "/* { a } */\nimport { take } from '@gifkit/model'\nimport { Logger } from '@gifkit/fetch-api'",
    );
  });
});

it.each(['jest.config.js', 'tsconfig.json'])('notes settings that name a package: %s', (file) => {
  const text = '{\n"a": "@giphy/js-types" }';
  const files = { [file]: file.endsWith('.js') ? `export default ${text}` : text };
  const result = move({ 'a.ts': '', ...files });
  expect(result.files).toMatchObject(files);
  expect(result.report).toContain(`${file}:2  @giphy/js-types is named as a string`);
});

it('notes renamed types of a whole import', () => {
  const { files, report } = move({ 'a.ts': "type A = import('@giphy/js-types').IURLAsset" });
  expect(files['a.ts']).toBe("type A = import('@gifkit/model').IURLAsset");
  expect(report).toContain('a.ts:1  IURLAsset of @gifkit/model is IImage.');
});

it('refuses to write a result that does not parse', () => {
  const text = "export { IURLAsset as 'a b' } from '@giphy/js-types'";
  const { files, left } = move({ 'a.ts': text });
  expect(files['a.ts']).toBe(text);
  expect(left).toEqual([
    expect.stringMatching(/^a\.ts: does not parse after the change: .*\(\d+:\d+\)/),
  ]);
});
