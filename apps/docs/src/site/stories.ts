import { cpSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Output folder of `pnpm build-storybook`. */
const built = new URL('../../../../.cache/storybook/', import.meta.url);

/** True if the stories were built before the site. */
export const hasStories = existsSync(new URL('index.html', built));

/** Copies built stories into the site. */
export const stories = (): AstroIntegration => ({
  name: 'stories',
  hooks: {
    'astro:build:done': ({ dir }) => {
      if (!hasStories) return;
      cpSync(fileURLToPath(built), fileURLToPath(new URL('stories/', dir)), { recursive: true });
    },
  },
});
