import { cpSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import starlight from '@astrojs/starlight';
import type { AstroIntegration } from 'astro';
import { defineConfig, passthroughImageService } from 'astro/config';
import starlightTypeDoc from 'starlight-typedoc';
import { optionalFonts } from '../../scripts/optional-fonts.ts';
import { SECTIONS } from './src/site/contents.ts';
import { plainPages } from './src/site/plain-markdown.ts';
import { reference } from './src/site/reference.ts';
import { RANKING } from './src/site/search-words.ts';
import { strictPolicy } from './src/site/strict-policy.ts';

/** Output folder of `pnpm build-storybook`. */
const built = new URL('../../.cache/storybook/', import.meta.url);

/** True if the stories were built before the site. */
const hasStories = existsSync(new URL('index.html', built));

/** Copies built stories into the site. */
const stories = (): AstroIntegration => ({
  name: 'stories',
  hooks: {
    'astro:build:done': ({ dir }) => {
      if (!hasStories) return;
      cpSync(fileURLToPath(built), fileURLToPath(new URL('stories/', dir)), { recursive: true });
    },
  },
});

export default defineConfig({
  base: '/docs',
  trailingSlash: 'always',
  image: { service: passthroughImageService() },
  vite: { plugins: [optionalFonts] },
  integrations: [
    starlight({
      title: 'Gifkit',
      logo: { src: './public/favicon.svg' },
      favicon: '/favicon.svg',
      components: {
        Head: './src/components/Head.astro',
        MarkdownContent: './src/components/MarkdownContent.astro',
        PageTitle: './src/components/PageTitle.astro',
        SocialIcons: './src/components/SiteLinks.astro',
      },
      pagefind: { ranking: RANKING },
      customCss: [
        '@fontsource-variable/bricolage-grotesque',
        '@fontsource-variable/inter',
        './src/styles/site.css',
      ],
      plugins: [starlightTypeDoc(reference)],
      sidebar: [
        ...SECTIONS.map(({ label, pages, isCollapsed = false }) => ({
          label,
          collapsed: isCollapsed,
          items: pages.map(({ id, label }) => ({ slug: id || 'index', ...(label && { label }) })),
        })),
        {
          label: 'Reference: API',
          collapsed: true,
          items: [{ autogenerate: { directory: 'api' } }],
        },
        ...(hasStories ? [{ label: 'Stories of the components', link: '/stories/' }] : []),
      ],
      expressiveCode: { defaultProps: { wrap: true } },
      lastUpdated: false,
      credits: false,
    }),
    strictPolicy(),
    plainPages(),
    stories(),
  ],
});
