/**
 * What the site shows, in the order of its side navigation. A page's file stays where it is: those of the
 * repository are rendered from there, so that nothing is written twice.
 */
export interface Page {
  /** Its address below the site's own; '' is the start page. */
  id: string;
  /** Its Markdown, from the root of the repository. */
  file: string;
  /** Its name in the navigation; by default its heading. */
  label?: string;
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
  'sandbox',
];

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
        'matrix-and-bluesky': 'A chosen GIF in Matrix and Bluesky',
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
