import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import { strictPolicy } from './src/policy/strict-policy.ts';
import { SECTIONS } from './src/site/contents.ts';
import { plainPages } from './src/site/plain-pages.ts';
import { RANKING } from './src/site/search-words.ts';
import { hasStories, stories } from './src/site/stories.ts';

export default defineConfig({
  base: '/docs',
  trailingSlash: 'always',
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: 'Gifkit',
      logo: { src: './public/favicon.svg' },
      favicon: '/favicon.svg',
      components: {
        PageTitle: './src/components/PageTitle.astro',
        SocialIcons: './src/components/SiteLinks.astro',
      },
      pagefind: { ranking: RANKING },
      customCss: ['./src/styles/site.css'],
      sidebar: [
        ...SECTIONS.map(({ label, pages, isCollapsed = false }) => ({
          label,
          collapsed: isCollapsed,
          items: pages.map(({ id, label }) => ({ slug: id || 'index', ...(label && { label }) })),
        })),
        ...(hasStories ? [{ label: 'Stories of the components', link: '/stories/' }] : []),
      ],
      expressiveCode: {
        defaultProps: { wrap: true, overridesByLang: { 'sh,console': { frame: 'none' } } },
      },
      lastUpdated: false,
      credits: false,
    }),
    strictPolicy(),
    plainPages(),
    stories(),
  ],
});
