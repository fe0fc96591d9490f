import { SECTIONS } from './contents.ts';

/** Makes Pagefind rank short pages about a word above long ones that only contain it. */
export const RANKING = {
  pageLength: 0.4,
  termFrequency: 0.4,
  termSaturation: 1.2,
  metaWeights: { title: 6, words: 8 },
};

/** Words that people search for and the page does not use, by page id. Indexed, but not shown. */
export const WORDS: Readonly<Record<string, string>> = {
  '': 'introduction overview what is gifkit giphy sdk comparison features getting started quick start',
  'start/vite':
    'install installation setup set up getting started quick start quickstart tutorial npm pnpm yarn add create react app cra spa typescript first grid',
  'start/next':
    'install nextjs app router pages router rsc server components use client vercel turbopack tutorial',
  'start/react-router': 'install remix loader framework mode spa tutorial url search params',
  'start/astro': 'install islands client:load static site tutorial',
  'start/script-tag':
    'install vanilla javascript plain js cdn html script web component custom element no bundler without build without react jquery wordpress',
  'start/iframe':
    'install embed a gif embed code html iframe oembed notion wordpress responsive aspect ratio resize size height blog cms',
  'start/node':
    'install server backend express bot discord bot slack bot telegram bot cli script nodejs deno bun fetch search trending api',
  'start/tests':
    'install mock fake server offline local development no key without api key msw vitest ci',
  'guides/migrating':
    'giphy js-fetch-api react-components js-types js-util js-analytics upgrade replace replacement drop-in alternative codemod breaking changes differences switch from giphy sdk compatible npm alias react 16 17 18 styled-components 5 6 peer dependency',
  'guides/tenor':
    'google tenor shutdown sunset deprecated replacement alternative api v2 migrate switch media_formats',
  'guides/gif-picker-react':
    'gif-picker-react replacement alternative migrate switch tenorApiKey TenorImage onGifClick picker tenor picker props hide categories no results text',
  'guides/picker':
    'gif keyboard gif button gif search emoji sticker chat slack discord messenger whatsapp comment composer popover modal dialog drawer bottom sheet mobile favorites favourites recents recently used history select choose pick send gif to message categories tabs placeholder upload',
  'guides/editors':
    'rich text editor tiptap prosemirror lexical slate quill ckeditor draft slash command insert gif node plugin extension markdown paste',
  'guides/matrix-and-bluesky':
    'matrix element bluesky atproto bsky mastodon post attach upload send gif message event external embed',
  'guides/own-picker':
    'custom picker headless unstyled hooks compose shadcn radix tailwind build own ui from scratch parts primitives useGifs',
  'guides/lists':
    'infinite scroll infinite loading endless pagination load more next page masonry waterfall pinterest layout skeleton placeholder shimmer loading spinner virtualized virtualization virtual list windowing columns gutter gap responsive breakpoints carousel horizontal row grid empty state no results end of list restore scroll position back button reload refresh refetch stops',
  'guides/looks':
    'theme theming style styling styles restyle css custom properties variables colors colours fonts border radius rounded corners brand branding customize appearance tailwind class names className override styled-components skin logo icons translate translation i18n localization language labels text rtl right-to-left arabic',
  'guides/dark-mode': 'dark mode theme night light color scheme prefers-color-scheme toggle system',
  'guides/clicks':
    'onGifClick preventDefault prevent navigation link links open new tab noLink router select gif on click handler disable opens giphy.com same tab target button selected gif callback',
  'guides/sound':
    'autoplay blocked autoplay sound audio mute unmute muted volume video clips captions subtitles play automatically pause policy ios safari notallowederror not playing',
  'guides/bundle-size':
    'bundle size tree shaking treeshaking kb gzip lightweight small weight lazy loading dynamic import code splitting performance fast slow page lighthouse films mp4 save bytes data',
  'guides/other-frameworks':
    'vue vue3 nuxt svelte sveltekit angular solid solidjs qwik ember preact lit stencil web components custom elements vanilla javascript react native expo flutter ios android framework without react',
  'guides/safety':
    'rating pg g r explicit content filter filtering moderation moderate nsfw adult safe search safesearch parental children kids age block ban words report abuse flag blocklist denylist hide user censor takedown',
  'guides/hide-your-key':
    'proxy backend own server server route hide api key secret key leak exposed private secure security environment variable env relay rate limit forward route handler serverless edge function cloudflare worker express hono',
  'guides/own-catalog':
    'custom provider defineProvider own api self-hosted static gifs without a server own stickers own backend own server own database own gifs imgur company internal library bucket s3 catalog',
  'guides/privacy':
    'gdpr ccpa dsgvo cookies cookie consent banner tracking track ip address personal data opt out disable analytics do not track dnt gpc local storage session storage',
  'guides/testing':
    'jest vitest unit test tests mock mocking stub msw testing library jsdom happy-dom playwright cypress e2e snapshot fake timers intersectionobserver storybook',
  'guides/faults':
    'fault injection simulate error errors 500 429 rate limit timeout slow network latency offline broken image chaos resilience retry',
  'guides/server-rendering':
    'ssr ssg isr hydration mismatch did not match server side rendering prerender next remix astro flash of unstyled content fouc window is not defined initial gifs prefetch react server components streaming',
  'guides/strict-csp':
    'content security policy csp nonce middleware unsafe-inline trusted types refused to load blocked by img-src connect-src style-src frame-src',
  'guides/accessibility':
    'a11y wcag aria ada section 508 eaa screen reader nvda voiceover keyboard navigation tab focus ring reduced motion prefers-reduced-motion stop animation pause button alt text contrast flashing epilepsy audit vpat',
  'guides/what-each-service-allows':
    'terms of service legal license licensing commercial use attribution requirements rate limit quota pricing price cost free paid api key production key beta key powered by giphy logo cache caching allowed store download compare services giphy klipy tenor',
  'guides/self-hosting':
    'deploy deployment host own docker kubernetes k8s helm compose production environment variables config nginx reverse proxy cdn cloudflare workers wrangler health check oembed link preview unfurl open graph twitter card discord slack embed server',
  'guides/scaling':
    'redis valkey cluster multiple instances replicas load balancer horizontal rate limit shared cache high traffic how many servers capacity throughput memory',
  'guides/troubleshooting':
    'error errors error message warning not working broken bug debug help faq problem issue fails failed grey strict mode peer dependency unmet version safari ios iphone chrome firefox 401 403 404 429 500 unauthorized forbidden invalid key cors preflight blank empty white gray boxes nothing shows not showing not loading missing stuck stops infinite loading loop twice duplicate flicker jump blurry low quality slow cannot find module styles missing unstyled key warning console',
  'guides/analytics':
    'pingback pingbacks events tracking impressions views clicks seen count statistics metrics google analytics gtag sendBeacon retry lost events own endpoint user id',
  'packages/fetch-api':
    'giphyfetch client search trending random related categories api calls request cache timeout abort cancel abortcontroller signal error handling retry pagination gifPaginator offset limit rating channel search animated text emoji',
  'packages/providers':
    'combine merge several services multiple providers klipy tenor giphy provider switch service several services multiple sources cursor custom provider',
  'packages/react-components':
    'grid gif carousel video gifpicker props api reference events onGifVisible onGifSeen overlay searchbar suggestionbar emoji variations gutter columns width borderRadius',
  'packages/js-components':
    'renderGrid renderCarousel renderGif renderVideo custom elements web components vanilla javascript preact attributes events element',
  'packages/headless':
    'unstyled hooks primitives parts useGifPages useMasonry core without react custom grid',
  'packages/model':
    'IGif type types normalize rendition renditions getBestRendition choose size alt text getAltText image formats webp mp4 still gif width height typescript',
  'packages/analytics':
    'pingback configureAnalytics consent events queue outbox sendBeacon keepalive page views error monitoring sentry',
  'packages/embed-sdk':
    'createEmbed control iframe player postMessage play pause events auto height resize host page gifkit-embed element api',
  'packages/platform-requests':
    'stories scheduler csrf token channel upload internal same-origin gateway',
  'packages/relay':
    'proxy server route rate limit per user client visitor createRelay next route handler hono express limits rate limit signed media redis hide key',
  'packages/http':
    'fetch helpers retry backoff retry-after deadline timeout response cache lru redact secrets body limit abort signal shared request deduplicate',
  'packages/store': 'redis valkey cache storage counter lock workers kv memory shared',
  'packages/sandbox':
    'mock server fake api local server offline development msw faults catalog cli docker',
  'packages/catalog':
    'static index build folder command line cli ffmpeg sharp renditions metadata yaml alt text watch search index',
  'packages/codemod':
    'codemod jscodeshift migrate automatically rewrite imports npm alias overrides npx',
  'packages/embed':
    'player page oembed link preview unfurl discord slack twitter card open graph share menu query parameters url parameters theme lang',
  behaviour:
    'promises guarantees specification defaults constants debounce values behavior differences',
  'data-path':
    'architecture internals how it works source code walkthrough data flow request lifecycle event sent twice duplicate pingback',
  benchmarks:
    'benchmark performance comparison fast faster speed react virtual tanstack virtuoso react-window masonic virtua fps memory heap scroll bundle size lcp core web vitals requests per second',
  contributing:
    'contribute develop development clone build run tests pull request release publish changeset commit lint repository monorepo',
  'decisions/looks-above-behavior': 'headless styled split architecture why unstyled layers',
  'decisions/windowing': 'virtualization virtual scrolling why mounted tiles far offscreen',
  'decisions/four-libraries':
    'dependencies libraries styled-components bricks.js why dependency list',
  'decisions/an-outbox': 'events lost reload keepalive sendbeacon outbox delivery exactly once',
  'decisions/state-of-a-page':
    'global state singleton two copies duplicate package instance module',
  'decisions/lazy-hydration': 'hydration islands embed script start lazy javascript',
  'decisions/styles-by-hash': 'csp style hash nonce inline styles',
  'decisions/one-store': 'redis valkey cache lock single store',
  'decisions/a-private-channel': 'postMessage MessageChannel iframe origin security token',
};

/** Factor for the search scores of a page; 1 for a guide. */
export const searchWeightOf = (id: string): number =>
  id.startsWith('api/')
    ? 0.15
    : (SECTIONS.find(({ pages }) => pages.some((page) => page.id === id))?.searchWeight ?? 1);

/** Pagefind's weights of headings, from h1 to h6; everything else has 1. */
const HEADING_WEIGHTS = [7, 6, 5, 4, 3, 2];

const weightAttribute = (weight: number): string => `data-pagefind-weight="${weight.toFixed(2)}"`;

/** Adds the search words and weights of a page to its HTML. */
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
