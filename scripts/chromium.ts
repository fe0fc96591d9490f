import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installByApt } from './apt.ts';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const HEADLESS_SHELL = {
  package: 'chromium-headless-shell',
  path: '/usr/bin/chromium-headless-shell',
};

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

const isInstalled = (): string | undefined =>
  [chromium.executablePath(), ...SYSTEM_PATHS].find((path) => existsSync(path));

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, Playwright's own or the system's. Otherwise it installs
 * one with Playwright or apt.
 *
 * @throws {Error} with instructions if there is none.
 */
export function findChromium(): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${wanted}, but there is no such file.`);
  }
  const found = isInstalled();
  if (found) return found;

  console.log('Chromium is missing, installing it.');
  if (run('playwright', ['install', 'chromium'])) {
    const own = isInstalled();
    if (own) return own;
  }
  if (installByApt(['chromium'])) {
    const system = isInstalled();
    if (system) return system;
  }
  throw new Error(
    'The end-to-end tests need Chromium: install it (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
}

/**
 * Returns the path of a headless Chromium, which runs most tests in half the time: the system's, or one
 * installed with apt. Undefined if there is none or `CHROMIUM_PATH` is set.
 */
export function findHeadlessShell(): string | undefined {
  if (process.env.CHROMIUM_PATH) return undefined;
  const isThere = existsSync(HEADLESS_SHELL.path) || installByApt([HEADLESS_SHELL.package]);
  return isThere ? HEADLESS_SHELL.path : undefined;
}
