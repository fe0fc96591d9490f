/** A page of the site. Files elsewhere in the repository are rendered from there. */
export interface Page {
  /** Its path below the site's base; '' is the start page. */
  id: string;
  /** Path of its Markdown in the repository. */
  file: string;
  /** Its name in the navigation, if it is not its heading. */
  label?: string;
}

interface Section {
  label: string;
  pages: Page[];
  isCollapsed?: boolean;
  /** Factor for the search scores of its pages. @default 1 */
  searchWeight?: number;
}

/** Page from any file of the repository. */
const from = (id: string, file: string, label?: string | undefined): Page => ({
  id,
  file,
  ...(label && { label }),
});

/** Pages from `pages/<folder>/<name>.md`, with their names in the navigation. */
const own = (folder: string, pages: Readonly<Record<string, string | undefined>>): Page[] =>
  Object.entries(pages).map(([name, label]) =>
    from(`${folder}/${name}`, `apps/docs/pages/${folder}/${name}.md`, label),
  );

const PACKAGES = [
  'fetch-api',
  'providers',
  'react-components',
  'js-components',
  'headless',
  'model',
  'analytics',
  'embed-sdk',
  'platform-requests',
  'relay',
  'store',
  'http',
  'sandbox',
  'catalog',
  'codemod',
];

export const SECTIONS: readonly Section[] = [
  {
    label: 'Tutorials',
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
    label: 'How to migrate',
    pages: [
      from('guides/migrating', 'docs/migrating.md', 'Moving from @giphy/*'),
      ...own('guides', {
        tenor: 'Moving from Tenor',
        'gif-picker-react': 'Moving from gif-picker-react',
      }),
    ],
  },
  {
    label: 'How to build',
    pages: own('guides', {
      picker: 'A GIF picker',
      editors: 'GIFs in an editor',
      'matrix-and-bluesky': 'A chosen GIF in Matrix and Bluesky',
      'own-picker': 'Build your own picker',
      lists: 'Endless lists',
      looks: 'Looks and themes',
      'dark-mode': 'Dark mode',
      clicks: 'Clicks and navigation',
      sound: 'Sound and autoplay',
      'other-frameworks': 'Other frameworks',
      'server-rendering': 'Server rendering',
      'bundle-size': 'Bundle size',
    }),
  },
  {
    label: 'How to go live',
    pages: [
      ...own('guides', {
        'hide-your-key': 'Hide your key',
        'own-catalog': 'Your own GIFs',
      }),
      from('guides/self-hosting', 'docs/deploying.md', 'Self-hosting the embed'),
      ...own('guides', {
        scaling: 'Scaling out',
        privacy: 'Privacy and consent',
        safety: 'Safety and reporting',
        'strict-csp': 'Strict CSP',
        analytics: 'Analytics and delivery',
      }),
    ],
  },
  {
    label: 'How to test and debug',
    pages: own('guides', {
      testing: 'Testing your app',
      faults: 'Testing with faults',
      troubleshooting: 'Troubleshooting',
    }),
  },
  {
    label: 'Reference',
    pages: [
      ...own('guides', { 'what-each-service-allows': 'What each service allows' }),
      from('guides/accessibility', 'docs/accessibility.md', 'Accessibility'),
    ],
  },
  {
    label: 'Reference: packages',
    searchWeight: 0.6,
    pages: [
      ...PACKAGES.map((name) => from(`packages/${name}`, `packages/${name}/README.md`, name)),
      from('packages/embed', 'apps/embed/README.md', 'embed'),
    ],
  },
  {
    label: 'Explanation',
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
    label: 'Explanation: decisions',
    isCollapsed: true,
    searchWeight: 0.15,
    pages: own('decisions', {
      'looks-above-behavior': undefined,
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
