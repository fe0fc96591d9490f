import type { Page } from '@playwright/test';
import { RANKING } from '../apps/docs/src/site/search-words.ts';
import { violationsOn } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { GALLERY } from './settings.ts';

// axe is slow on long pages.
test.slow();

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('the documentation finds an error message offline and has no axe violations', async ({
  page,
  context,
}) => {
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(GALLERY)) elsewhere.push(request.url());
  });
  await page.goto(`${GALLERY}/docs/`);
  expect.soft(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  await page.getByRole('button', { name: 'Search' }).click();
  await page
    .getByRole('textbox', { name: 'Search' })
    .fill('This content is not available in your location');
  const found = page.getByRole('dialog').getByRole('link', { name: 'Troubleshooting' });
  await expect(found.first()).toBeVisible();
  expect.soft(await violationsOn(page, { within: 'dialog' })).toEqual([]);
  await found.first().click();
  await expect(page.getByRole('heading', { name: 'Troubleshooting', level: 1 })).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test('guide and reference fit 400 px in dark mode and have no axe violations', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 400, height: 800 });
  for (const path of ['guides/privacy', 'api/sandbox']) {
    await page.goto(`${GALLERY}/docs/${path}/`);
    expect.soft(await widthOf(page)).toBe(400);
    expect.soft(await violationsOn(page)).toEqual([]);
  }
});

/** Questions as developers type them, by the page that answers them. */
const QUESTIONS = `
guides/lists: infinite loading stops
guides/troubleshooting: 401 unauthorized api key, cors error preflight, images stay grey
guides/sound: autoplay blocked, unmute video clip, low power mode autoplay, safari video does not play
guides/self-hosting: link preview discord, kubernetes readiness probe, zero downtime deploy, cloudflare workers deploy
guides/scaling: redis multiple instances, load balancer replicas
benchmarks: benchmark react virtual, react-window masonry performance
guides/server-rendering: hydration mismatch warning, window is not defined, flash of unstyled content
start/next: next.js app router
start/react-router: remix loader search
start/iframe: wordpress embed gif, iframe auto height
start/script-tag: script tag cdn
start/node: discord bot search gif, telegram bot gifs
start/tests: offline development no key, mock giphy api msw
guides/other-frameworks: vue component gif, svelte gif picker, react native support
packages/js-components: renderGrid vanilla javascript
guides/hide-your-key: api key exposed browser, express proxy giphy
packages/relay: aws lambda relay, rate limit per user
guides/tenor: tenor api shutdown, tenor alternative
guides/migrating: migrate from giphy react components, styled-components v5, react 17 support
packages/codemod: codemod imports
packages/catalog: build a folder of gifs
guides/gif-picker-react: gif-picker-react replacement, TenorImage type, hide categories gif picker, picker no results text
guides/picker: picker popover chat composer, picker bottom sheet mobile, slack like composer
guides/own-picker: shadcn headless picker
guides/looks: tailwind class names, rtl arabic, css variables list
guides/dark-mode: dark mode toggle
guides/clicks: onGifClick preventDefault
guides/bundle-size: bundle size kb, films save bytes
guides/safety: nsfw filter rating, ban search words
guides/own-catalog: custom gif backend, own gifs without server, own bucket s3
packages/providers: combine giphy and klipy
guides/what-each-service-allows: powered by giphy logo, giphy beta key limit
guides/privacy: gdpr cookie consent
guides/analytics: user id analytics
guides/accessibility: wcag conformance, reduced motion pause all, voiceover announces results
guides/strict-csp: csp nonce styled-components, trusted types violation
guides/testing: jest jsdom intersectionobserver, test picker testing library
guides/faults: simulate slow network, return 500 in tests
guides/editors: tiptap insert gif, quill editor gif
guides/matrix-and-bluesky: matrix send gif, mastodon post gif
packages/fetch-api: abort search request, gifPaginator offset, channel search
packages/model: choose best rendition size, typescript type IGif
packages/embed: twitter card player`;

interface Pagefind {
  options(options: object): Promise<void>;
  search(term: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

test('a question of three or four words finds its page among the first three', async ({ page }) => {
  const questions = QUESTIONS.trim()
    .split('\n')
    .flatMap((line) => {
      const [id, asked = ''] = line.split(': ');
      return asked.split(', ').map((question) => ({ question, url: `/docs/${id}/` }));
    });
  await page.goto(`${GALLERY}/docs/`);
  const missed = await page.evaluate(
    async ({ questions, module, ranking }) => {
      const pagefind: Pagefind = await import(module);
      await pagefind.options({ ranking });
      const missed: string[] = [];
      for (const { question, url } of questions) {
        const { results } = await pagefind.search(question);
        const first = await Promise.all(results.slice(0, 3).map((result) => result.data()));
        const urls = first.map((found) => found.url);
        if (!urls.includes(url)) missed.push(`${question}: ${urls}`);
      }
      return missed;
    },
    { questions, module: '/docs/pagefind/pagefind.js', ranking: RANKING },
  );
  expect(missed).toEqual([]);
});
