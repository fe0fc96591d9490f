/** Runs the end-to-end tests in real Chromium over what was built. Arguments go to Playwright. */
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';
import { fail } from './fail.ts';

try {
  const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, CHROMIUM_PATH: findChromium() },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  fail(error);
}
