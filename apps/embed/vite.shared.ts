import type { UserConfig } from 'vite';

/** 'use client' speaks to frameworks; there is none here that would miss it. */
export const QUIET = { checks: { moduleLevelDirective: false } };

/** Ids of styled components that follow from their file, so that servers and client agree on them. */
export const STYLES: Pick<UserConfig, 'oxc'> = {
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
};

/** Whatever the environment says. */
export const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };
