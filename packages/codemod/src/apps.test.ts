import { describe, expect, it } from 'vitest';
import { move } from './test/move.ts';

const manifest = (more: object = {}) =>
  JSON.stringify({ dependencies: { '@giphy/react-components': '10' }, ...more }, null, 2);
const dependenciesOf = (files: Record<string, string>) =>
  JSON.parse(files['package.json'] ?? '').dependencies;

const OFF = 'call configureAnalytics({ enabled: false }) of @gifkit/analytics instead.';

describe('an app that replaces analytics with a stub', () => {
  it.each([
    [
      'webpack.config.js',
      "module.exports = { resolve: { alias: {\n'@giphy/js-analytics': require.resolve('./off') } } }",
    ],
    [
      'vite.config.ts',
      "export default { resolve: { alias: [\n{ find: /^@giphy\\/js-analytics$/, replacement: './off' }] } }",
    ],
    [
      'metro.config.js',
      "const isOff = (name) =>\n  name === '@giphy/js-analytics'\nmodule.exports = { isOff }",
    ],
    [
      'jest.config.ts',
      "export default { moduleNameMapper: {\n'^@giphy/js-analytics$': '<rootDir>/off' } }",
    ],
    ['tsconfig.json', '{ "compilerOptions": { "paths": {\n"@giphy/js-analytics": ["./off"] } } }'],
    [
      'package.json',
      '{ "browser": {\n"@giphy/js-analytics": false }, "dependencies": { "@giphy/react-components": "10" } }',
    ],
  ])('gets a note about its alias, in a named folder or not: %s', (file, text) => {
    const app = {
      'package.json': manifest(),
      'src/a.ts': "import '@giphy/js-types'",
      [file]: text,
    };
    for (const paths of [['src'], ['.']]) {
      expect(move(app, { paths }).report).toContain(`${file}:2  If this is a stub`);
      expect(move(app, { paths }).report).toContain(OFF);
    }
  });

  it('gets no note if a file imports analytics', () => {
    const text = "import { pingback } from '@giphy/js-analytics'\nrequire('@giphy/js-analytics')";
    expect(move({ 'src/config.ts': text, 'src/search.ts': text }).report).toContain('0 places');
  });
});

describe('an app that imports single files of the package', () => {
  it.each([
    "jest.mock('@giphy/react-components/dist/components/grid', () => ({ default: () => null }))",
    "const grid = require('@giphy/react-components/dist/components/grid').default",
    "const Grid = lazy(() => import('@giphy/react-components/dist/components/grid'))",
    "import Grid, * as all from '@giphy/react-components/dist/components/grid'",
  ])('gets advice for imports that cannot be moved: %s', (text) => {
    const { files, report } = move({ 'a.js': text });
    expect(files['a.js']).toBe(text);
    expect(report).toContain(
      "a.js:1  @gifkit/react-components has no dist/components/grid: import Grid from it, and add ...jest.requireActual('@gifkit/react-components') to a mock.",
    );
  });
});

describe('an app with sources inside other files', () => {
  const files = {
    'package.json': manifest(),
    'src/App.svelte': "<script>\nimport { Grid } from '@giphy/react-components'\n</script>",
  };

  it.each([
    [
      'Grid.vue',
      `<template><div ref="grid" /></template>
<script setup lang="ts">
import { Logger, take } from '@giphy/js-util'
import { renderGrid } from '@giphy/js-components'
onMounted(() => renderGrid({ className: 'mine', onGifHover: (gif: IGif) => show(gif) }, grid))
</script>
<style>.giphy-gif { opacity: 0.5 }</style>`,
      [
        ':6  className is now added',
        ':6  onGifHover never had',
        ':6  An empty grid',
        ':8  .giphy-gif now',
      ],
    ],
    [
      'Grid.svelte',
      "<script>\nimport { renderGrid } from '@giphy/js-components'\n$: renderGrid({ ...rest, onGifVisible }, node)\n</script>",
      [':3  onGifVisible is now'],
    ],
    [
      'page.astro',
      "---\nimport { take } from '@giphy/js-util'\nif (!take) return\n---\n---\n<script>\nimport '@giphy/js-util'\n</script>",
      [],
    ],
    ['page.mdx', "---\na: b\n---\nimport { Gif } from '@giphy/react-components'\n\n# A\n", []],
    [
      'index.html',
      '<script type="importmap">{ "giphy": 1 }</script>\n<script type=module>import "@giphy/js-util"</script>',
      [],
    ],
  ])('moves their imports and lists their traps: %s', (file, text, notes) => {
    const { files, report } = move({ [file]: text });
    expect(files[file]).not.toMatch(/@giphy\//);
    expect(report).toContain(`${notes.length} place`);
    for (const note of notes) expect(report).toContain(file + note);
  });

  it('keeps the dependencies of files that were not named', () => {
    const { files: moved, report } = move({ ...files, 'lib/a.ts': '' }, { paths: ['lib'] });
    expect(dependenciesOf(moved)).toMatchObject({ '@giphy/react-components': '10' });
    expect(report).toContain('src/App.svelte:2  Not named, so package.json keeps');
  });
});

it('adds packages that were installed only as dependencies of another', () => {
  const { files, report } = move({
    'package.json': manifest(),
    'a.ts': "import type { IGif } from '@giphy/js-types'",
  });
  expect(dependenciesOf(files)).toEqual({
    '@gifkit/react-components': '^0.0.0',
    '@gifkit/model': '^0.0.0',
  });
  expect(report).toContain('0 places');
});

it.each([
  ['^17.0.2', true],
  ['16.14.0', true],
  ['^18.2.0', false],
  ['>=19', false],
])('notes that React %s is too old: %s', (react, isOld) => {
  const dependencies = { '@giphy/react-components': '5', react };
  const { report } = move({ 'package.json': manifest({ dependencies }), 'a.ts': '' });
  expect(report.includes('package.json:4  The components need React 18.2 or newer')).toBe(isOld);
});

it.each(['@giphy+react-components+10.1.2.patch', '@giphy__js-util@5.2.0.patch'])(
  'names a patch: %s',
  (patch) => {
    const app = { 'package.json': manifest(), 'src/a.ts': '', [`patches/${patch}`]: 'diff' };
    expect(move(app, { paths: ['src'] }).report).toContain(
      `patches/${patch}  This patch no longer applies`,
    );
  },
);

it.each([
  ["document.getElementsByClassName('giphy-gif')", '.giphy-gif now wraps .giphy-gif-face'],
  ["screen.getByRole('textbox')", 'The search field has the role searchbox'],
  [
    "document.querySelector('.giphy-carousel').children",
    "A carousel's GIFs are no longer children",
  ],
  ["document.querySelector('.giphy-gif').focus()", '.giphy-gif now wraps .giphy-gif-face'],
  ['<Carousel className="mine" />', 'className is now added'],
])('notes lines of tests and styles that break: %s', (line, message) => {
  const text = `import { Carousel } from '@giphy/react-components'\n${line}`;
  expect(move({ 'a.test.jsx': text }).report).toContain(`a.test.jsx:2  ${message}`);
});
