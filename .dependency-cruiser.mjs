/** Packages that each package may import, in one direction: from styles to behavior to data. */
const arrows = {
  model: [],
  http: [],
  'fetch-api': ['http', 'model'],
  analytics: ['http', 'model'],
  providers: ['fetch-api', 'http', 'model'],
  catalog: ['providers'],
  headless: ['providers', 'analytics', 'fetch-api', 'model'],
  labels: ['headless'],
  'react-components': ['headless', 'providers', 'analytics', 'fetch-api', 'model'],
  'js-components': ['react-components', 'headless', 'providers', 'fetch-api', 'model'],
  'platform-requests': ['fetch-api', 'http', 'model'],
  store: ['http'],
  relay: ['store', 'providers', 'fetch-api', 'http', 'model'],
  'embed-sdk': [],
  codemod: [],
  sandbox: ['sandbox-art', 'http'],
  'sandbox-art': [],
};

const tests = String.raw`\.(test|test-d|stories)\.tsx?$|/(test|examples|stories)/`;

/** Limits the importers of a library to those that know its cost and how to run it. */
const importersOf = (library, importers, comment) => ({
  name: `importers of ${library}`,
  comment,
  severity: 'error',
  from: { path: '^(packages|apps)/', pathNot: importers },
  to: { path: `(^|node_modules/)${library.replace('.', '\\.')}(/|$)` },
});

export default {
  forbidden: [
    ...Object.entries(arrows).map(([name, below]) => ({
      name: `arrows of ${name}`,
      comment: `${name} may import ${below.join(', ') || 'no other package'}.`,
      severity: 'error',
      from: { path: `^packages/${name}/src/`, pathNot: tests },
      to: { path: '^(packages|apps)/', pathNot: `^packages/(${[name, ...below].join('|')})/` },
    })),
    {
      name: 'packages in the table',
      comment: 'Each package has a row in the table of .dependency-cruiser.mjs.',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/(${Object.keys(arrows).join('|')})/` },
      to: {},
    },
    {
      name: 'no cycles',
      comment:
        'Modules that import each other, even only types, are read and changed only together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'a core without React',
      comment: 'Bindings for other frameworks can build on it.',
      severity: 'error',
      from: { path: '^packages/headless/src/core/' },
      to: { path: '(^|/)react(-dom)?(/|$)', reachable: true },
    },
    {
      name: 'analytics that a host may replace',
      comment:
        'Hosts may replace it by a stub that has only pingback, so components import nothing else.',
      severity: 'error',
      from: { path: '^packages/(headless|react-components)/src/', pathNot: tests },
      to: { path: '^packages/analytics/src/', pathNot: '^packages/analytics/src/index\\.ts$' },
    },
    importersOf('bricks.js', '/masonry\\.ts$', 'masonry.ts knows how to run it without a DOM.'),
    importersOf(
      'intersection-observer',
      '/intersection\\.ts$',
      'intersection.ts loads the polyfill only if the browser lacks the API.',
    ),
    importersOf(
      'throttle-debounce',
      '^(packages/(headless|react-components)|apps/gallery)/src/',
      'Only search fields wait until typing stops.',
    ),
    importersOf(
      'styled-components',
      '^(packages/(react|js)-components|apps/(gallery|bench))/',
      'Packages below the components have no styles, and the embed has CSS.',
    ),
  ],
  options: {
    exclude: { path: '^(packages|apps)/[^/]+/(dist|\\.cache|\\.astro)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    // Packages are followed to their sources.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import'] },
  },
};
