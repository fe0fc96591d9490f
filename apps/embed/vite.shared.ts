/** 'use client' speaks to frameworks; there is none here that would miss it. */
export const QUIET = { checks: { moduleLevelDirective: false } };

/** Whatever the environment says. */
export const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };
