import { describe, expect, it } from 'vitest';
import { move, moved } from '../test/move.ts';

it.each([
  [
    'keeps quotes, spaces and everything else',
    `// The client.
import   { GiphyFetch,gifPaginator as pages } from "@giphy/js-fetch-api"
import type { GifsResult } from '@giphy/js-fetch-api';
export { FetchError } from '@giphy/js-fetch-api'
export * from '@giphy/js-fetch-api';
const client = new GiphyFetch( 'key' )   // odd  spaces
`,
    `// The client.
import   { GiphyFetch,gifPaginator as pages } from "@gifkit/fetch-api"
import type { GifsResult } from '@gifkit/fetch-api';
export { FetchError } from '@gifkit/fetch-api'
export * from '@gifkit/fetch-api';
const client = new GiphyFetch( 'key' )   // odd  spaces
`,
  ],
  [
    'renames packages in calls and mocks',
    `const { GiphyFetch } = require('@giphy/js-fetch-api')
const all = await import("@giphy/js-fetch-api")
jest.mock('@giphy/js-fetch-api', () => jest.requireActual('@giphy/js-fetch-api'))`,
    `const { GiphyFetch } = require('@gifkit/fetch-api')
const all = await import("@gifkit/fetch-api")
jest.mock('@gifkit/fetch-api', () => jest.requireActual('@gifkit/fetch-api'))`,
  ],
  [
    'imports each name from its new package',
    `import { getAltText, Logger, getGifHeight, type LogLevel } from '@giphy/js-util'
import type { LogLevel as Level, take as Take } from '@giphy/js-util'
import {
  getPingbackId,
  bestfit as fit,
} from '@giphy/js-util';`,
    `import { getAltText, getGifHeight } from '@gifkit/model'
import { Logger, type LogLevel } from '@gifkit/fetch-api'
import type { LogLevel as Level } from '@gifkit/fetch-api'
import type { take as Take } from '@gifkit/model'
import { getPingbackId } from '@gifkit/fetch-api';
import { bestfit as fit } from '@gifkit/model';`,
  ],
  [
    'imports types by their new names, also from files',
    `import type IVideo from '@giphy/js-types/dist/video'
import { IURLAsset, type IMP4 } from '@giphy/js-types/dist/images'
export { default } from '@giphy/js-types/dist/gif'
type One = import('@giphy/js-types').IGif`,
    `import type { IVideo } from '@gifkit/model'
import { IImage as IURLAsset, type IMP4 } from '@gifkit/model'
export { IGif as default } from '@gifkit/model'
type One = import('@gifkit/model').IGif`,
  ],
  [
    'keeps line endings and comments of an import that is split',
    "import {\r\n  Logger, // debugging\r\n  take,\r\n  /* { a } */ pick,\r\n} from '@giphy/js-util';\r\n",
    "// debugging\r\n/* { a } */\r\nimport { Logger } from '@gifkit/fetch-api';\r\nimport { take, pick } from '@gifkit/model';\r\n",
  ],
  ['keeps a byte order mark', "\uFEFFimport '@giphy/js-types'", "\uFEFFimport '@gifkit/model'"],
  [
    'reads import assertions',
    "import '@giphy/js-types'; import a from './a.json' assert { type: 'json' }",
    "import '@gifkit/model'; import a from './a.json' assert { type: 'json' }",
  ],
  [
    'reads decorators of parameters',
    "import '@giphy/js-types'; class A { constructor(@b() c) {} }",
    "import '@gifkit/model'; class A { constructor(@b() c) {} }",
  ],
  [
    'reads accessors and deferred imports',
    "import defer * as types from '@giphy/js-types'; class A { @b accessor c = 1 }",
    "import defer * as types from '@gifkit/model'; class A { @b accessor c = 1 }",
  ],
])('%s', (_, before, after) => {
  const { files, report } = move({ 'a.ts': before });
  expect(files['a.ts']).toBe(after);
  expect(report).toContain('0 places');
});

const isNamed = 'is still named here: change it if it means the package.';

describe('notes', () => {
  it.each([
    ["import '@giphy/js-fetch-api'\nnew GiphyFetch('k').random()", 'random without a match'],
    ["import '@giphy/js-fetch-api'\nif (e.message === 'Error') g()", 'Error messages have changed'],
    ["import '@giphy/js-fetch-api'\ne.message.includes('Error')", 'Error messages have changed'],
    ["const { Logger, take } = require('@giphy/js-util')", 'Logger of @giphy/js-util is Logger of'],
    ["import('@giphy/js-util').then(({ noUUIDRandom }) => 1)", 'noUUIDRandom of @giphy/js-util'],
    ["let a: import('@giphy/js-types').IURLAsset", 'IURLAsset of @giphy/js-types is IImage of'],
    ["import { colors } from '@giphy/colors'", '@giphy/colors is not moved: use BRAND_COLORS'],
    ["import pkg from '@giphy/js-util/package.json'", `@giphy/js-util/package.json ${isNamed}`],
    ["import raw from '@giphy/js-util?raw'", `@giphy/js-util ${isNamed}`],
    [
      "import Gif from '@giphy/react-components/dist/gif'",
      `@giphy/react-components/dist/gif ${isNamed}`,
    ],
    [`const name = \`@giphy/js-util/\${file}\``, `@giphy/js-util/ ${isNamed}`],
    ['const test = /node_modules\\/(?!@giphy)/', `@giphy ${isNamed}`],
    ["// import { take } from '@giphy/js-util'", `@giphy/js-util ${isNamed}`],
    ["/** @type {import('@giphy/js-util').Logger} */", `@giphy/js-util ${isNamed}`],
    [
      "import { Grid } from '@giphy/js-components'",
      '@gifkit/js-components has only renderCarousel',
    ],
    ["require('giphy-api')()", 'giphy-api is not moved: see docs/migrating.md of the repository.'],
    [
      "import '@gifkit/model'\ndocument.getElementsByClassName('giphy-gif')",
      '.giphy-gif now wraps',
    ],
    [
      "import '@gifkit/model'\ndocument.querySelector('.giphy-gif').focus()",
      '.giphy-gif now wraps',
    ],
    [
      "import '@gifkit/model'\nscreen.getByRole('textbox')",
      'The search field has the role searchbox',
    ],
    ["import '@gifkit/model'\nfind('.giphy-carousel').children", "A carousel's GIFs are no longer"],
  ])('the line of %j', (text, message) => {
    const { report } = move({ 'a.ts': text });
    expect(report).toContain(`a.ts:${text.split('\n').length}  `);
    expect(report).toContain(message);
    expect(report).toContain('1 place');
  });

  it('nothing in unrelated code', () => {
    const text = "import '@giphy/js-fetch-api'\nMath.random(); log(e.message); names['LogLevel'];";
    expect(move({ 'a.ts': text }).report).toContain('0 places');
  });
});

it('changes no import of which a name has no successor', () => {
  const text = "import { Grid, renderGif } from '@giphy/js-components'";
  expect(moved(text)).toBe(text);
});

it.each([
  "export { IURLAsset as 'a b' } from '@giphy/js-types'",
  "import '@giphy/js-types'; let = = 1",
])('leaves a file that does not parse before or after the change: %s', (text) => {
  const { files, left } = move({ 'bad.ts': text, 'good.ts': "import '@giphy/js-types'" });
  expect(files).toEqual({ 'bad.ts': text, 'good.ts': "import '@gifkit/model'" });
  expect(left).toEqual([expect.stringMatching(/^bad\.ts: .*\(1:\d+\)/)]);
});
