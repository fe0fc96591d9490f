import type { Look } from './see-moving.ts';

/** A page that is followed. */
export interface Followed extends Look {
  /** Below `apps/docs/pages`. */
  page: string;
  /** What installs. @default 'npm' */
  by?: 'npm' | 'pnpm';
}

/** All that are followed, by their names. */
export const FOLLOWED: Readonly<Record<string, Followed>> = {
  vite: { page: 'start/vite.md' },
  'vite-pnpm': { page: 'start/vite.md', by: 'pnpm' },
};
