import { SECTIONS } from './contents.ts';

/** How Pagefind ranks: short pages that are about a word before long ones that have it somewhere. */
export const RANKING = {
  pageLength: 0.4,
  termFrequency: 0.4,
  termSaturation: 1.2,
  metaWeights: { title: 6, words: 8 },
};

/** What people call a thing that the page itself calls otherwise, by the page's id. */
export const WORDS: Readonly<Record<string, string>> = {
  'start/vite':
    'install installation setup getting started quick start quickstart npm pnpm yarn add create react app',
  'start/next': 'install app router pages router rsc server components',
  'start/script-tag':
    'install vanilla javascript cdn html web component custom element no bundler jquery wordpress',
  'start/iframe': 'install embed code html oembed notion wordpress responsive aspect ratio',
  'start/tests': 'install mock fake server offline msw vitest',
  'guides/migrating':
    'giphy js-fetch-api react-components upgrade replace drop-in alternative codemod',
  'guides/tenor': 'google tenor shutdown replacement alternative api',
  'guides/picker':
    'gif keyboard gif button emoji chat slack discord messenger composer popover modal bottom sheet favorites favourites recents history select',
  'guides/lists':
    'infinite scroll endless pagination load more masonry waterfall pinterest layout skeleton placeholder shimmer loading virtualized virtualization virtual list windowing columns carousel grid empty state',
  'guides/looks':
    'theme theming style styling styles css custom properties variables colors colours color colour fonts font border radius rounded corners brand branding customize customise tailwind class names className',
  'guides/dark-mode': 'dark mode theme night light scheme prefers-color-scheme',
  'guides/clicks':
    'onGifClick preventDefault prevent navigation link links open new tab noLink router select gif on click handler disable',
  'guides/sound': 'autoplay sound audio mute unmute muted volume video clips play automatically',
  'guides/bundle-size':
    'bundle size tree shaking treeshaking kb gzip lightweight small weight lazy loading code splitting performance',
  'guides/other-frameworks':
    'vue nuxt svelte sveltekit angular solid preact lit web components vanilla javascript react native framework',
  'guides/safety':
    'rating content filter moderation nsfw safe search children kids block report abuse flag blocklist censor',
  'guides/hide-your-key':
    'proxy backend own server server route hide api key leak secret environment variable relay rate limit',
  'guides/own-catalog': 'custom provider self-hosted gifs own backend own server',
  'guides/privacy': 'gdpr cookies cookie consent tracking opt out analytics do not track',
  'guides/testing': 'jest vitest unit test tests mock msw testing library jsdom',
  'guides/server-rendering':
    'ssr hydration server side rendering next remix flash of unstyled content',
  'guides/strict-csp': 'content security policy csp nonce unsafe-inline',
  'guides/accessibility':
    'a11y wcag screen reader keyboard navigation reduced motion alt text aria',
  'guides/what-each-service-allows':
    'terms license attribution rate limit quota pricing api key powered by giphy logo',
  'guides/self-hosting':
    'deploy docker kubernetes production environment variables nginx reverse proxy',
  'guides/scaling': 'redis cluster multiple instances load balancer rate limit cache',
  'guides/troubleshooting': 'error errors not working 401 403 429 cors blank faq',
  'guides/analytics': 'pingback pingbacks events tracking impressions',
};

/** How much a page counts in the search, beside the 1 of a guide. */
export const searchWeightOf = (id: string): number =>
  id.startsWith('api/')
    ? 0.15
    : (SECTIONS.find(({ pages }) => pages.some((page) => page.id === id))?.searchWeight ?? 1);

/** Pagefind's own weights of headings, from h1 to h6; everything else has 1. */
const HEADING_WEIGHTS = [7, 6, 5, 4, 3, 2];

const weightAttribute = (weight: number): string => `data-pagefind-weight="${weight.toFixed(2)}"`;

/** HTML of a page with what its search needs: other words for it, and how much it counts. */
export function withSearchWords(html: string, id: string): string {
  const weight = searchWeightOf(id);
  const words = WORDS[id];
  const meta = words
    ? `<span data-pagefind-meta="words[data-words]" data-words="${words}"></span>`
    : '';
  if (weight === 1) return meta + html;
  const weighed = html.replace(
    /<h([1-6])(?=[\s>])/g,
    (tag, level: string) =>
      `${tag} ${weightAttribute((HEADING_WEIGHTS[Number(level) - 1] ?? 1) * weight)}`,
  );
  return `${meta}<div ${weightAttribute(weight)}>${weighed}</div>`;
}
