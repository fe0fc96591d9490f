import type { Assets } from '../server/assets.ts';
import { readSettings } from '../server/settings.ts';

export const SETTINGS = readSettings({});
export const ASSETS: Assets = {
  script: '/assets/start-1a2b3c.js',
  failureScript: '/assets/failure-4d5e6f.js',
  words: { de: '/assets/de-9d8c7b.js' },
  trackingScript: '/assets/tools-3c2b1a.js',
};
