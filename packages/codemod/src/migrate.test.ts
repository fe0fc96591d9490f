import { describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { createApp } from './test/app.ts';
import { move, moved } from './test/move.ts';

describe('an app with @giphy/js-fetch-api', () => {
  it('imports the same names from @gifkit/fetch-api and changes nothing else', () => {
    const app = move({
      'package.json':
        '{\n  "dependencies": {\n    "@giphy/js-fetch-api": "^5.8.0",\n    "left-pad": "1"\n  }\n}\n',
      'src/client.ts': `// The client.
import   { GiphyFetch,gifPaginator as pages } from "@giphy/js-fetch-api"
import type { GifsResult } from '@giphy/js-fetch-api';
export { FetchError } from '@giphy/js-fetch-api'
export * from '@giphy/js-fetch-api';

export const client = new GiphyFetch( 'key' )   // odd  spaces
`,
    });
    expect(app.files).toEqual({
      'package.json':
        '{\n  "dependencies": {\n    "@gifkit/fetch-api": "^0.0.0",\n    "left-pad": "1"\n  }\n}\n',
      'src/client.ts': `// The client.
import   { GiphyFetch,gifPaginator as pages } from "@gifkit/fetch-api"
import type { GifsResult } from '@gifkit/fetch-api';
export { FetchError } from '@gifkit/fetch-api'
export * from '@gifkit/fetch-api';

export const client = new GiphyFetch( 'key' )   // odd  spaces
`,
    });
    expect(app.report).toContain('2 files changed, 0 places to look at.');
  });

  it('is renamed in require, import() and mocks', () => {
    expect(
      moved(
        `const { GiphyFetch } = require('@giphy/js-fetch-api')
const all = await import("@giphy/js-fetch-api")
jest.mock('@giphy/js-fetch-api', () => jest.requireActual('@giphy/js-fetch-api'))
`,
        'a.js',
      ),
    ).toBe(`const { GiphyFetch } = require('@gifkit/fetch-api')
const all = await import("@gifkit/fetch-api")
jest.mock('@gifkit/fetch-api', () => jest.requireActual('@gifkit/fetch-api'))
`);
  });
});

describe('an app with @giphy/js-util', () => {
  it('imports each name from its new package', () => {
    const { files } = move({
      'package.json': '{ "peerDependencies": { "@giphy/js-util": "^5.2.0" } }',
      'a.ts': `import { getAltText, Logger, getGifHeight, type LogLevel } from '@giphy/js-util'
import type { LogLevel as Level, take as Take } from '@giphy/js-util'
import {
  getPingbackId,
  getBestVideo,
  bestfit as fit,
} from '@giphy/js-util';
`,
    });
    expect(files['a.ts']).toBe(`import { getAltText, getGifHeight } from '@gifkit/model'
import { Logger, type LogLevel } from '@gifkit/fetch-api'
import type { LogLevel as Level } from '@gifkit/fetch-api'
import type { take as Take } from '@gifkit/model'
import { getPingbackId } from '@gifkit/fetch-api';
import { getBestVideo, bestfit as fit } from '@gifkit/model';
`);
    expect(files['package.json']).toBe(
      '{ "peerDependencies": { "@gifkit/model": "^0.0.0", "@gifkit/fetch-api": "^0.0.0" } }',
    );
  });

  it('gets notes on names that a whole import lacks', () => {
    const { files, report } = move({
      'a.js': `const { Logger } = require("@giphy/js-util")
import * as util from '@giphy/js-util'
util.noUUIDRandom()
`,
    });
    expect(files['a.js']).toBe(`const { Logger } = require("@gifkit/model")
import * as util from '@gifkit/model'
util.noUUIDRandom()
`);
    expect(report).toContain('a.js:1  Logger moved to @gifkit/fetch-api.');
    expect(report).toContain('a.js:3  noUUIDRandom moved to @gifkit/fetch-api.');
  });
});

describe('an app with @giphy/js-types', () => {
  it('has the types of @gifkit/model under their new names', () => {
    const { files, report } = move({
      'package.json':
        '{\n\t"devDependencies": {\n\t\t"@giphy/js-types": "5",\n\t\t"@giphy/js-util": "5"\n\t}\n}',
      'a.ts': `import type { IGif, IUser } from '@giphy/js-types'
import type IVideo from '@giphy/js-types/dist/video'
import { IURLAsset, type IMP4 } from '@giphy/js-types/dist/images'
type One = import('@giphy/js-types').IGif
let asset: IURLAsset
`,
    });
    expect(files).toEqual({
      'package.json': '{\n\t"devDependencies": {\n\t\t"@gifkit/model": "^0.0.0"\n\t}\n}',
      'a.ts': `import type { IGif, IUser } from '@gifkit/model'
import type { IVideo } from '@gifkit/model'
import { IImage as IURLAsset, type IMP4 } from '@gifkit/model'
type One = import('@gifkit/model').IGif
let asset: IURLAsset
`,
    });
    expect(report).toContain('0 places');
  });
});

describe('an app with @giphy/js-components', () => {
  const dependencies = { dependencies: { '@giphy/js-components': '5', react: '18' } };

  it('calls the same functions of @gifkit/js-components', () => {
    const { files, report } = move({
      'package.json': JSON.stringify(dependencies),
      'a.js': "import { renderGrid, renderCarousel as row } from '@giphy/js-components'",
    });
    expect(files['a.js']).toBe(
      "import { renderGrid, renderCarousel as row } from '@gifkit/js-components'",
    );
    expect(JSON.parse(files['package.json'] ?? '')).toEqual({
      dependencies: { '@gifkit/js-components': '^0.0.0', react: '18' },
    });
    expect(report).toContain('package.json  Add react-dom, styled-components: used here');
  });

  it('keeps imports of its Preact components, with their dependency and a note', () => {
    const text = "import { Grid, renderGif } from '@giphy/js-components'";
    const { files, report } = move({ 'package.json': JSON.stringify(dependencies), 'a.js': text });
    expect(files).toEqual({ 'package.json': JSON.stringify(dependencies), 'a.js': text });
    expect(report).toContain(
      'a.js:1  @giphy/js-components is not moved: @gifkit/js-components has only',
    );
  });
});

describe('an app with @giphy/react-components', () => {
  const files = {
    'package.json':
      '{\n  "dependencies": {\n    "@giphy/react-components": "10.1.0",\n    "styled-components": "^5.3.0"\n  }\n}',
    'src/App.tsx': `import { Gif, Grid } from '@giphy/react-components'
import { useRef } from 'react'

export const App = ({ gif }) => {
  const ref = useRef<Grid>(null)
  return (
    <>
      <Grid ref={ref} width={800} columns={3} fetchGifs={fetchGifs} />
      <Gif gif={gif} className="mine" onGifVisible={count} />
    </>
  )
}
`,
    'src/App.test.tsx': `import { Grid } from '@giphy/react-components'
screen.getAllByRole('img')
document.querySelector('a.giphy-gif')
`,
    'src/app.css': 'a {}\n.giphy-gif:hover { opacity: 0.5 }\n.giphy-gif-img {}\n',
  };

  it('has the same components', () => {
    const app = move(files).files;
    expect(app['src/App.tsx']).toBe(files['src/App.tsx'].replace('@giphy', '@gifkit'));
    expect(app['package.json']).toBe(
      files['package.json'].replace(
        '@giphy/react-components": "10.1.0',
        '@gifkit/react-components": "^0.0.0',
      ),
    );
  });

  it('gets notes on code that behaves differently, with file and line', () => {
    expect(
      move(files)
        .report.split('\n')
        .filter((line) => /:\d+ {2}/.test(line))
        .sort(),
    ).toEqual([
      'package.json:4  The components need styled-components 6.',
      'src/App.test.tsx:2  The picture of a tile no longer has the role img: find it with getByAltText.',
      'src/App.test.tsx:3  .giphy-gif now wraps .giphy-gif-face, which is the link or the focusable element.',
      "src/App.tsx:5  The type of a grid's ref is GridHandle: useRef<GridHandle>(null).",
      'src/App.tsx:8  An empty grid shows “No GIFs found.”; noResultsMessage={null} turns that off.',
      'src/App.tsx:9  onGifVisible is now called when the GIF is in view, not when its file has loaded.',
      'src/app.css:2  .giphy-gif now wraps .giphy-gif-face, which is the link or the focusable element.',
    ]);
  });
});

it.each([
  [
    "import { GiphyFetch } from '@giphy/js-fetch-api'\nnew GiphyFetch('k').random()",
    'random without a match now throws',
  ],
  [
    "import '@giphy/js-fetch-api'\ntry { f() } catch (e) { if (e.message === 'Error') g() }",
    'Error messages have changed',
  ],
  [
    "import '@giphy/js-fetch-api'\nif (error.message.includes('Error fetching')) g()",
    'Error messages have changed',
  ],
  ["import '@giphy/js-util'\nwindow._GIPHY_SDK_HEADERS_", '_GIPHY_SDK_HEADERS_ is not read'],
  ["import '@giphy/js-fetch-api'\nfetchGifs.hasMoreGifs = true", 'hasMoreGifs has no effect'],
  ["import '@giphy/js-types'\ngif.bottle_data?.tags", 'Ad tags are never requested'],
  [
    "import { request } from '@giphy/js-fetch-api'\nrequest(url, { normalizer: f })",
    'A normalizer runs for each',
  ],
  ["\nimport { colors } from '@giphy/colors'", '@giphy/colors is not moved'],
  [
    "\nimport Gifs from '@giphy/react-components/dist/other'",
    '@gifkit/react-components has no dist/other',
  ],
  ["\nexport * from '@giphy/js-util'", 'Logger moved to @gifkit/fetch-api'],
  [
    "\nimport GifPicker from 'gif-picker-react'",
    'gif-picker-react is not moved: see apps/docs/pages/guides/gif-picker-react.md',
  ],
  ["\nconst giphy = require('giphy-api')()", 'giphy-api is not moved: see docs/migrating.md'],
  ["\nexport const transpile = ['@giphy/js-util']", '@giphy/js-util is named as a string'],
])('notes the line of %j', (text, message) => {
  expect(move({ 'a.ts': text }).report).toMatch(new RegExp(`^a\\.ts:2 {2}.*${message}`, 'm'));
});

it('keeps line endings and comments of an import that is split', () => {
  const { files, report } = move({
    'a.ts':
      "import {\r\n  Logger, // debugging\r\n  take,\r\n  pick,\r\n} from '@giphy/js-util';\r\n",
  });
  expect(files['a.ts']).toBe(
    "// debugging\r\nimport { Logger } from '@gifkit/fetch-api';\r\nimport { take, pick } from '@gifkit/model';\r\n",
  );
  expect(report).toContain('0 places');
});

it('keeps default exports of files in all kinds of exports', () => {
  expect(
    moved(`export { default } from '@giphy/js-types/dist/gif'
export { default as Tiles } from '@giphy/react-components/dist/components/grid'
import { default as fit } from '@giphy/js-util/dist/bestfit'
`),
  ).toBe(`export { IGif as default } from '@gifkit/model'
export { Grid as Tiles } from '@gifkit/react-components'
import { bestfit as fit } from '@gifkit/model'
`);
});

it('reports no traps in unrelated code', () => {
  const text =
    "import '@giphy/js-fetch-api'\nMath.random(); log(error.message); names['LogLevel'];";
  expect(move({ 'a.ts': text }).report).toContain('0 places');
});

it('changes nothing in a dry run and prints the changes', () => {
  const files = {
    'a.ts': "import { IGif } from '@giphy/js-types'\nlet a\nlet b\nlet c\nlet d\n",
    'package.json': '{\n  "dependencies": {\n    "@giphy/js-types": "5"\n  }\n}',
  };
  const dry = move(files, { dry: true });
  expect(dry.files).toEqual(files);
  expect(dry.report).toContain(`--- a.ts
+++ a.ts
@@ -1,3 +1,3 @@
-import { IGif } from '@giphy/js-types'
+import { IGif } from '@gifkit/model'
 let a
 let b
--- package.json`);
  expect(dry.report).toContain('2 files would change');
});

it('skips a file that it cannot parse, names the line, and changes the others', () => {
  const { files, left } = move({
    'bad.ts': "import { IGif } from '@giphy/js-types'\nlet = = 1\n",
    'good.ts': "import { IGif } from '@giphy/js-types'\n",
  });
  expect(files['bad.ts']).toContain('@giphy/js-types');
  expect(files['good.ts']).toContain('@gifkit/model');
  expect(left).toEqual([expect.stringMatching(/bad\.ts: .*\(2:\d+\)/)]);
});

it('ignores installed and built files', () => {
  const files = { 'node_modules/x/index.js': "require('@giphy/js-util')", 'a.js': '' };
  expect(move(files).files).toEqual(files);
});

it('rejects paths that do not exist or contain no sources', () => {
  expect(() => migrate(['no/such/folder'], { dry: false })).toThrow('There is no no/such/folder.');
  const { root } = createApp({ 'readme.md': '' });
  expect(() => migrate([root], { dry: false })).toThrow('There is no JavaScript or TypeScript in');
});
