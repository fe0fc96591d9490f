import { type Environment, SettingsError } from '@gifkit/server-kit';
import type { Assets } from '../server/assets.ts';
import { readSettings } from '../server/settings.ts';

export const SETTINGS = readSettings({});
export const ASSETS: Assets = {
  script: '/assets/start-1a2b3c.js',
  failureScript: '/assets/failure-4d5e6f.js',
  words: { de: '/assets/de-9d8c7b.js' },
  trackingScript: '/assets/tools-3c2b1a.js',
};

/** As set in docs/deploying.md. */
export const DEPLOYED = {
  GIF_API_URL: 'https://api.giphy.com/v1',
  GIF_API_KEY: 'abc',
  PUBLIC_URL: 'https://embed.example.com',
};

export function problemsOf(environment: Environment): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}
