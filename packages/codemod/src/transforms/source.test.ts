import { describe, expect, it } from 'vitest';
import { move, moved } from '../test/move.ts';

describe('other forms of imports', () => {
  it.each([
    [
      'a package.json',
      "import pkg from '@giphy/react-components/package.json'",
      "import pkg from '@gifkit/react-components/package.json'",
    ],
    [
      'a package.json with an import attribute',
      "import pkg from '@giphy/js-util/package.json' with { type: 'json' }",
      "import pkg from '@gifkit/model/package.json' with { type: 'json' }",
    ],
    [
      'require.resolve',
      "require.resolve('@giphy/js-types/package.json')",
      "require.resolve('@gifkit/model/package.json')",
    ],
    [
      'a template without expressions',
      'jest.mock(`@giphy/js-fetch-api`)',
      'jest.mock(`@gifkit/fetch-api`)',
    ],
    [
      'the type of a default export',
      "type A = import('@giphy/js-types/dist/gif').default",
      "type A = import('@gifkit/model').IGif",
    ],
    ['a byte order mark', "\uFEFFimport '@giphy/js-types'", "\uFEFFimport '@gifkit/model'"],
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
    [
      "/** @type {import('@giphy/js-types').IGif} */",
      "/** @type {import('@gifkit/model').IGif} */",
    ],
    [
      '/** @type {typeof import("@giphy/js-fetch-api")} */',
      '/** @type {typeof import("@gifkit/fetch-api")} */',
    ],
    [
      "/** @type {import('@giphy/js-util').Logger} */",
      "/** @type {import('@gifkit/fetch-api').Logger} */",
    ],
    [
      "/** @type {import('@giphy/js-types').IURLAsset[]} */",
      "/** @type {import('@gifkit/model').IImage[]} */",
    ],
    [
      "/** @type {import('@giphy/js-types/dist/gif').default} */",
      "/** @type {import('@gifkit/model').IGif} */",
    ],
    ['/// <reference types="@giphy/js-types" />', '/// <reference types="@gifkit/model" />'],
  ])('with types are moved: %s', (text, result) => {
    expect(moved(`${text}\nlet a`, 'a.js')).toBe(`${result}\nlet a`);
  });

  it.each([
    "// import { take } from '@giphy/js-util'",
    "/** @import { take, Logger } from '@giphy/js-util' */",
  ])('without types get a note: %s', (text) => {
    const { files, report } = move({ 'a.js': `\n${text}` });
    expect(files['a.js']).toBe(`\n${text}`);
    expect(report).toContain('a.js:2  @giphy/js-util is named in a comment');
  });

  it('with braces survive when their import is split', () => {
    expect(moved("import { take, /* { a } */ Logger } from '@giphy/js-util'")).toBe(
      "/* { a } */\nimport { take } from '@gifkit/model'\nimport { Logger } from '@gifkit/fetch-api'",
    );
  });

  it('of a bundler stay in place', () => {
    const text =
      "const { take, Logger } = await import(/* webpackChunkName: 'a' */ '@giphy/js-util')";
    expect(moved(text)).toBe(
      "const { take } = await import(/* webpackChunkName: 'a' */ '@gifkit/model')\nconst { Logger } = await import(/* webpackChunkName: 'a' */ '@gifkit/fetch-api')",
    );
  });
});

describe('settings', () => {
  it('of tools get the new names', () => {
    expect(
      moved(
        `module.exports = {
  moduleNameMapper: { '^@giphy/react-components$': '<rootDir>/a.js', '^a$': '@giphy/js-types' },
  resolve: { alias: [{ find: '@giphy/js-fetch-api', replacement: './b' }] },
  externals: { '@giphy/js-analytics': 'analytics' },
  transpilePackages: ['@giphy/js-types', 'x'],
}`,
        'jest.config.js',
      ),
    ).toBe(`module.exports = {
  moduleNameMapper: { '^@gifkit/react-components$': '<rootDir>/a.js', '^a$': '@gifkit/model' },
  resolve: { alias: [{ find: '@gifkit/fetch-api', replacement: './b' }] },
  externals: { '@gifkit/analytics': 'analytics' },
  transpilePackages: ['@gifkit/model', 'x'],
}`);
  });

  it('stay if the new name exists already, or if a pattern matches more than the package', () => {
    const text = `export default {
  alias: { '@giphy/js-types': 'a', '@giphy/js-util': 'b', '^@giphy/(.*)$': 'c' },
}`;
    const { files, report } = move({ 'vite.config.ts': text });
    expect(files['vite.config.ts']).toBe(text.replace('@giphy/js-types', '@gifkit/model'));
    expect(report).toContain('vite.config.ts:2  @giphy/js-util is named as a string');
    expect(report).toContain('vite.config.ts:2  ^@giphy/(.*)$ is named as a string');
  });

  it('in TypeScript configs keep comments and trailing commas', () => {
    const text = `{
  // Types.
  "compilerOptions": { "paths": { "@giphy/js-types": ["./a"], }, "types": ["@giphy/js-types"] }
}`;
    const { files } = move({ 'a.ts': '', 'tsconfig.app.json': text });
    expect(files['tsconfig.app.json']).toBe(text.replaceAll('@giphy/js-types', '@gifkit/model'));
  });

  it('are recognized only in config files', () => {
    const text = "export const names = { alias: '@giphy/js-util' }";
    expect(moved(text)).toBe(text);
  });
});

it('refuses to write a result that does not parse', () => {
  const text = "for (const { take, Logger } = require('@giphy/js-util'); ; ) take()";
  const { files, left } = move({ 'a.js': text });
  expect(files['a.js']).toBe(text);
  expect(left).toEqual([
    expect.stringMatching(/^a\.js: does not parse after the change: .*\(\d+:\d+\)/),
  ]);
});

it('imports GridHandle for the ref of a grid in any form of import', () => {
  expect(
    moved("import All, {\r\n  Grid,\r\n} from '@giphy/react-components'\r\nlet a: Grid\r\n"),
  ).toBe(
    "import All, {\r\n  Grid, type GridHandle,\r\n} from '@gifkit/react-components'\r\nlet a: GridHandle\r\n",
  );
});
