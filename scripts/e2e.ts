/**
 * Runs the end-to-end tests over what was built: all in Chromium, smoke tests in Firefox and WebKit where
 * they can be had. Arguments go to Playwright.
 */
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';
import { fail } from './fail.ts';
import { findOtherBrowsers } from './other-browsers.ts';

try {
  const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, CHROMIUM_PATH: findChromium(), ...findOtherBrowsers() },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  fail(error);
}
