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
}

/** A page that stands elsewhere in the repository. */
const from = (id: string, file: string, label?: string): Page => ({
  id,
  file,
  ...(label && { label }),
});

const PACKAGES = [
  'fetch-api',
  'providers',
  'react-components',
  'model',
  'analytics',
  'embed-sdk',
  'platform-requests',
  'sandbox',
];

const START_PAGE = from('', 'apps/docs/pages/index.md', 'What Gifkit is');

export const SECTIONS: readonly Section[] = [
  { label: 'Start', pages: [START_PAGE] },
  {
    label: 'Guides',
    pages: [
      from('guides/migrating', 'docs/migrating.md', 'Moving from @giphy/*'),
      from('guides/self-hosting', 'docs/deploying.md', 'Self-hosting the embed'),
      from('guides/accessibility', 'docs/accessibility.md'),
    ],
  },
  {
    label: 'Packages',
    pages: [
      ...PACKAGES.map((name) => from(`packages/${name}`, `packages/${name}/README.md`, name)),
      from('packages/embed', 'apps/embed/README.md', 'embed'),
    ],
  },
  {
    label: 'API',
    pages: PACKAGES.map((name) => from(`api/${name}`, `docs/api/${name}.md`, name)),
  },
  {
    label: 'How it is built',
    pages: [
      from('behaviour', 'docs/behaviour.md'),
      from('data-path', 'docs/data-path.md'),
      from('benchmarks', 'docs/benchmarks.md'),
      from('contributing', 'CONTRIBUTING.md'),
    ],
  },
];

export const PAGES: readonly Page[] = SECTIONS.flatMap(({ pages }) => pages);
