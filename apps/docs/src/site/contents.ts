/**
 * What the site shows, in the order of its side navigation. A page's file stays where it is: those of the
 * repository are rendered from there, so that nothing is written twice.
 */
export interface Page {
  /** Its address below the site's own; '' is the start page. */
  id: string;
  /** Its Markdown, from the root of the repository. */
  file: string;
  /** A file with the same content for readers of the repository. Links to it lead to the page. */
  standsFor?: string;
  /** Its name in the navigation; by default its heading. */
  label?: string;
  /** In place of its heading. */
  title?: string;
}

export interface Section {
  label: string;
  pages: Page[];
  isCollapsed?: boolean;
  /** How much its pages count in the search, beside the 1 of a guide. */
  searchWeight?: number;
}

/** A page that stands elsewhere in the repository. */
const from = (id: string, file: string, label?: string | undefined): Page => ({
  id,
  file,
  ...(label && { label }),
});

/** Pages of this app: `pages/<folder>/<name>.md`, with a name of its own in the navigation or without. */
const own = (folder: string, pages: Readonly<Record<string, string | undefined>>): Page[] =>
  Object.entries(pages).map(([name, label]) =>
    from(`${folder}/${name}`, `apps/docs/pages/${folder}/${name}.md`, label),
  );

/** What else than themselves packages have to import; words of components are all alike, and of one type. */
const OTHER_ENTRIES: Readonly<Record<string, readonly string[]>> = {
  headless: ['core', 'core/picker', 'picker', 'video'],
  providers: ['testing'],
  'react-components': ['picker', 'next'],
  analytics: ['consent', 'monitoring', 'page-views'],
  'embed-sdk': ['jsx', 'player', 'protocol'],
  store: ['redis'],
};

const PACKAGES = [
  'fetch-api',
  'providers',
  'react-components',
  'headless',
  'model',
  'analytics',
  'embed-sdk',
  'platform-requests',
  'relay',
  'store',
  'sandbox',
];

/** Entry points with a page of their own in the reference, which TypeDoc writes while the site is built. */
export const REFERENCE: readonly string[] = PACKAGES.flatMap((name) => [
  name,
  ...(OTHER_ENTRIES[name] ?? []).map((entry) => `${name}/${entry}`),
]);

/** Parts that an entry point exports below one name, by the entry: TypeDoc writes a file for each name. */
export const NAMESPACES: Readonly<Record<string, readonly string[]>> = {
  headless: ['GifList', 'Tile'],
  'headless/picker': ['GifPicker'],
  'headless/video': ['Video'],
};

const referenceFile = (path: string): string => `apps/docs/.cache/reference/${path}.md`;

/** The page of an entry point, and after it those of its namespaces. */
function referenceOf(name: string): Page[] {
  const namespaces = NAMESPACES[name] ?? [];
  const entry: Page = {
    ...from(`api/${name}`, referenceFile(namespaces.length ? `${name}/README` : name), name),
    title: `API of ${name}`,
    ...(PACKAGES.includes(name) && { standsFor: `packages/${name}/src/index.ts` }),
  };
  const parts = namespaces.map((part) => ({
    ...from(
      `api/${name}/${part.toLowerCase()}`,
      referenceFile(`${name}/namespaces/${part}`),
      `${name}: ${part}`,
    ),
    title: `Parts of ${part}`,
  }));
  return [entry, ...parts];
}

export const SECTIONS: readonly Section[] = [
  {
    label: 'Start',
    pages: [
      from('', 'apps/docs/pages/index.md', 'What Gifkit is'),
      ...own('start', {
        vite: 'React with Vite',
        next: 'Next.js',
        'react-router': 'React Router',
        astro: 'Astro',
        iframe: 'Plain page: iframe',
        'script-tag': 'Plain page: script tag',
        node: 'Node',
        tests: 'Tests with the sandbox',
      }),
    ],
  },
  {
    label: 'Guides',
    pages: [
      from('guides/migrating', 'docs/migrating.md', 'Moving from @giphy/*'),
      ...own('guides', {
        tenor: 'Moving from Tenor',
        'gif-picker-react': 'Moving from gif-picker-react',
        picker: 'A GIF picker',
        editors: 'GIFs in an editor',
        'own-picker': 'Build your own picker',
        lists: 'Endless lists',
        looks: 'Looks and themes',
        'dark-mode': 'Dark mode',
        clicks: 'Clicks and navigation',
        sound: 'Sound and autoplay',
        'bundle-size': 'Bundle size',
        'other-frameworks': 'Other frameworks',
        safety: 'Safety and reporting',
        'own-catalog': 'A provider of your own',
        'hide-your-key': 'Hide your key',
        'what-each-service-allows': 'What each service allows',
      }),
      from('guides/self-hosting', 'docs/deploying.md', 'Self-hosting the embed'),
      ...own('guides', { privacy: 'Privacy and consent' }),
      from('guides/accessibility', 'docs/accessibility.md', 'Accessibility'),
      ...own('guides', {
        'server-rendering': 'Server rendering',
        'strict-csp': 'Strict CSP',
        testing: 'Testing your app',
        faults: 'Testing with faults',
        analytics: 'Analytics and delivery',
        scaling: 'Scaling out',
        troubleshooting: 'Troubleshooting',
      }),
    ],
  },
  {
    label: 'Packages',
    searchWeight: 0.6,
    pages: [
      ...PACKAGES.map((name) => from(`packages/${name}`, `packages/${name}/README.md`, name)),
      from('packages/codemod', 'packages/codemod/README.md', 'codemod'),
      from('packages/embed', 'apps/embed/README.md', 'embed'),
    ],
  },
  {
    label: 'API',
    isCollapsed: true,
    searchWeight: 0.15,
    pages: [
      ...REFERENCE.flatMap(referenceOf),
      {
        ...from('api/sandbox/endpoints', 'apps/docs/.cache/sandbox-endpoints.md', 'sandbox: HTTP'),
        standsFor: 'apps/docs/pages/sandbox-endpoints.md',
      },
    ],
  },
  {
    label: 'How it is built',
    isCollapsed: true,
    searchWeight: 0.15,
    pages: [
      from('behaviour', 'docs/behaviour.md'),
      from('data-path', 'docs/data-path.md'),
      from('benchmarks', 'docs/benchmarks.md'),
      from('contributing', 'CONTRIBUTING.md'),
    ],
  },
  {
    label: 'Decisions',
    isCollapsed: true,
    searchWeight: 0.15,
    pages: own('decisions', {
      'looks-above-behaviour': undefined,
      windowing: undefined,
      'four-libraries': undefined,
      'an-outbox': undefined,
      'state-of-a-page': undefined,
      'lazy-hydration': undefined,
      'styles-by-hash': undefined,
      'one-store': undefined,
      'a-private-channel': undefined,
    }),
  },
];

export const PAGES: readonly Page[] = SECTIONS.flatMap(({ pages }) => pages);
