import { cpSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Where `pnpm build-storybook` puts the stories. */
const built = new URL('../../../../.cache/storybook/', import.meta.url);

/** Whether there are stories to publish: they are shown where they were built before the site. */
export const hasStories = existsSync(new URL('index.html', built));

/** Publishes the stories below the site, if there are any. */
export const stories = (): AstroIntegration => ({
  name: 'stories',
  hooks: {
    'astro:build:done': ({ dir }) => {
      if (!hasStories) return;
      cpSync(fileURLToPath(built), fileURLToPath(new URL('stories/', dir)), { recursive: true });
    },
  },
});
