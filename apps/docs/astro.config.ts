import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import starlightTypeDoc from 'starlight-typedoc';
import { optionalFonts } from '../../scripts/optional-fonts.ts';
import { SECTIONS } from './src/site/contents.ts';
import { plainPages } from './src/site/plain-markdown.ts';
import { reference } from './src/site/reference.ts';
import { RANKING } from './src/site/search-words.ts';
import { strictPolicy } from './src/site/strict-policy.ts';

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
      ],
      expressiveCode: { defaultProps: { wrap: true } },
      lastUpdated: false,
      credits: false,
    }),
    strictPolicy(),
    plainPages(),
  ],
});
