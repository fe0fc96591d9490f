import type { Look } from './see-moving.ts';

/** A page that is followed. */
export interface Followed extends Look {
  /** Below `apps/docs/pages`. */
  page: string;
  /** What installs. @default 'npm' */
  by?: 'npm' | 'pnpm';
  /** What its last command has to say, where the page is about nothing that is seen. */
  says?: RegExp;
}

/** All that are followed, by their names. */
export const FOLLOWED: Readonly<Record<string, Followed>> = {
  vite: { page: 'start/vite.md' },
  'vite-pnpm': { page: 'start/vite.md', by: 'pnpm' },
  'react-router': { page: 'start/react-router.md' },
  next: { page: 'start/next.md' },
  astro: { page: 'start/astro.md' },
  node: { page: 'start/node.md' },
  tests: { page: 'start/tests.md', says: /Tests +\d+ passed/ },
  'script-tag': { page: 'start/script-tag.md', search: 'cat' },
  iframe: { page: 'start/iframe.md' },
  picker: { page: 'guides/picker.md' },
  tenor: { page: 'guides/tenor.md' },
  'hide-your-key': { page: 'guides/hide-your-key.md' },
  'own-catalog': { page: 'guides/own-catalog.md' },
  'gif-picker-react': { page: 'guides/gif-picker-react.md' },
};
