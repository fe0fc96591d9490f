/** What comes along when an app imports one name: nothing that the name does not use, and no warning. */
import assert from 'node:assert/strict';
import { build, createLogger } from 'vite';

const COMPONENTS = '@gifkit/react-components';
const LISTS = ['grid', 'carousel', 'paging', 'emoji'];
const OTHERS = ['search', 'picker', 'video', 'captions'];

/** An import, and folders of its package that have nothing to do with it. */
const CASES = [
  [COMPONENTS, 'PlayIcon', ['labels', 'shared', 'gif', ...LISTS, 'search', 'picker', 'captions']],
  [COMPONENTS, 'Attribution', ['gif', 'film', ...LISTS, ...OTHERS]],
  [COMPONENTS, 'Gif', [...LISTS, ...OTHERS]],
  [COMPONENTS, 'Grid', ['carousel', 'emoji', ...OTHERS]],
  [COMPONENTS, 'Carousel', ['grid', 'emoji', ...OTHERS]],
  [COMPONENTS, 'Video', ['film', ...LISTS, 'search', 'picker']],
  [COMPONENTS, 'SearchBar', ['gif', 'film', ...LISTS, 'picker', 'video', 'captions']],
  [`${COMPONENTS}/picker`, 'toMarkdown', ['labels', 'shared', 'gif', ...LISTS, 'search', 'video']],
  [`${COMPONENTS}/picker`, 'GifPicker', ['carousel', 'video', 'captions']],
  ['@gifkit/fetch-api', 'GiphyFetch', []],
  ['@gifkit/analytics', 'pingback', []],
];

/** Packages that an import of ours may bring: those that no app has twice. */
const NO_COMPONENTS =
  /\/node_modules\/(react|react-dom|styled-components|@gifkit\/react-components)\//;
const OF_HOST = [/^react(-dom)?($|\/)/, 'styled-components'];

const warnings = [];
const logger = createLogger('warn');
logger.warn = (message) => warnings.push(message);
logger.warnOnce = logger.warn;

/** The modules that are there at once; and those that are there once the rest is loaded. */
async function modulesOf(entry, name) {
  const id = 'virtual:entry';
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    customLogger: logger,
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) =>
          source === id ? `import { ${name} } from '${entry}'; console.log(${name});` : undefined,
      },
    ],
    build: { write: false, rollupOptions: { input: id, external: OF_HOST } },
  });
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((one) => [one.fileName, one]),
  );
  const atOnce = [...chunks.values()].filter(({ isEntry }) => isEntry);
  for (const { imports } of atOnce) {
    for (const file of imports) {
      const chunk = chunks.get(file);
      if (chunk && !atOnce.includes(chunk)) atOnce.push(chunk);
    }
  }
  return atOnce.flatMap(({ modules }) =>
    Object.entries(modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([file]) => file),
  );
}

for (const [entry, name, foreign] of CASES) {
  const modules = await modulesOf(entry, name);
  assert.ok(modules.length > 1, `${name} brings nothing along`);
  const isForeign = new RegExp(`/${COMPONENTS}/dist/(${foreign.join('|') || '-'})/`);
  const strays = modules.filter(
    (file) => isForeign.test(file) || (!entry.startsWith(COMPONENTS) && NO_COMPONENTS.test(file)),
  );
  assert.deepEqual(strays, [], `${name} of ${entry} brings what it does not use`);
}
assert.deepEqual(warnings, [], 'Vite warns of something');
console.log(`${CASES.length} imports bring nothing along that they do not use.`);
