import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFiles } from './test/app.ts';
import { move, moveApp } from './test/move.ts';

const apps = readFiles(join(import.meta.dirname, '../test/apps'));

it('moves apps of all kinds, and notes what behaves differently', () => {
  const { app, files, dependenciesOf, report, left } = move(apps);
  expect(Object.keys(files).filter((file) => files[file]?.includes('@giphy/'))).toEqual([]);
  expect(left).toEqual([]);
  expect(Object.keys(dependenciesOf()).filter((name) => name.startsWith('@gifkit'))).toEqual([
    '@gifkit/js-components',
    '@gifkit/fetch-api',
    '@gifkit/model',
    '@gifkit/react-components',
  ]);
  const guide = 'gif-picker-react is not moved: see apps/docs/pages/guides/gif-picker-react.md';
  for (const [file, line, message] of [
    ['bot/index.cjs', 14, 'random without a match now throws a NothingFoundFetchError'],
    ['commands/index.cjs', 1, 'giphy-api is not moved: see docs/migrating.md'],
    ['comments/Comment.jsx', 3, guide],
    ['picker/Chat.tsx', 1, guide],
    ['electron/renderer.tsx', 13, 'An empty grid shows'],
    ['page/index.html', 13, 'An empty grid shows'],
    ['react/shapes.test.tsx', 61, 'An empty grid shows'],
    ['react/shapes.test.tsx', 82, 'An empty grid shows'],
    ['vue/Search.vue', 18, 'An empty grid shows'],
  ]) {
    expect(report).toContain(`\n${file}:${line}  ${message}`);
  }
  expect(report).toContain('10 files changed, 9 places to look at.');
  expect(moveApp(app).report).toContain('0 files changed');
});

describe('an app that replaces analytics with a stub', () => {
  it.each([
    ['webpack.config.js', "module.exports = {\n'@giphy/js-analytics': './off' }"],
    ['vite.config.ts', "export default [\n{ find: /^@giphy\\/js-analytics$/, to: './off' }]"],
    ['jest.config.ts', "export default {\n'^@giphy/js-analytics$': '<rootDir>/off' }"],
    ['tsconfig.json', '{ "compilerOptions": { "paths": {\n"@giphy/js-analytics": ["./off"] } } }'],
  ])('gets a note about its alias, in a named folder or not: %s', (file, text) => {
    const app = { 'package.json': '{}', 'src/a.ts': "import '@giphy/js-types'", [file]: text };
    expect(move(app).report).toContain(
      `${file}:2  @giphy/js-analytics is still named here. If this is a stub`,
    );
    expect(move(app, { paths: ['src'] }).report).toContain(
      `${file}:2  Mentions @giphy/js-analytics and was not named`,
    );
  });
});

it.each([
  [
    'page.astro',
    "---\nimport { take } from '@giphy/js-util'\nif (!take) return\n---\n---\n<script>\nimport '@giphy/js-util'\n</script>",
  ],
  ['page.mdx', "---\na: b\n---\nimport { Gif } from '@giphy/react-components'\n\n# A\n"],
  [
    'index.html',
    '<script type="importmap">{ "giphy": 1 }</script>\n<script type="module">import "@giphy/js-util"</script>',
  ],
])('moves sources inside other files: %s', (file, text) => {
  const { files, report } = move({ [file]: text });
  expect(files[file]).not.toMatch(/@giphy\//);
  expect(report).toContain('0 places');
});

it('counts lines after a script that grew', () => {
  const text = `<script>import { Logger, take } from '@giphy/js-util'</script>
<script setup>
import { renderGrid } from '@giphy/js-components'
renderGrid({ className: 'mine', onGifVisible, onGifHover }, target)
</script>
<style>.giphy-gif { opacity: 0.5 }</style>`;
  const { report } = move({ 'Grid.vue': text });
  expect(report.match(/(?<=Grid\.vue:)\d+ {2}\S+ \S+/g)).toEqual([
    '5  className is',
    '5  An empty',
    '5  onGifVisible is',
    '5  onGifHover never',
    '7  .giphy-gif now',
  ]);
});

it('notes what behaves differently in an app of React, by file and line', () => {
  const files = {
    'src/App.tsx': `import { Gif, Grid as Gifs } from '@giphy/react-components'
import { Grid } from './grid'
const ref = useRef<Grid>(null)
export const App = ({ gif }) => (
  <Grid className="mine">
    <Gifs ref={ref} width={800} fetchGifs={fetchGifs} />
    <Gif gif={gif} className="mine" onGifVisible={count} />
  </Grid>
)
`,
    'src/App.test.tsx': "import '@giphy/react-components'\nscreen.getAllByRole('img')\n",
    'src/app.css': 'a {}\n.giphy-gif:hover { opacity: 0.5 }\n.giphy-gif-img {}\n',
  };
  const { report, files: moved } = move(files);
  expect(moved['src/App.tsx']).toBe(files['src/App.tsx'].replace('@giphy', '@gifkit'));
  expect(report.match(/\S+:\d+ {2}.*/g)?.sort()).toEqual([
    'src/App.test.tsx:2  The picture of a tile no longer has the role img: find it with getByAltText.',
    "src/App.tsx:3  The type of a grid's ref is GridHandle: useRef<GridHandle>(null).",
    'src/App.tsx:6  An empty grid shows “No GIFs found.”; noResultsMessage={null} turns that off.',
    'src/App.tsx:7  onGifVisible is now called when the GIF is in view, not when its file has loaded.',
    'src/app.css:2  .giphy-gif now wraps .giphy-gif-face, which is the link or the focusable element.',
  ]);
});
