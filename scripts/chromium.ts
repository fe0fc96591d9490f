import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installByApt } from './apt.ts';

/** Where systems keep a Chromium or a Chrome. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's Chromium without windows. */
const HEADLESS_SHELL = {
  package: 'chromium-headless-shell',
  path: '/usr/bin/chromium-headless-shell',
};

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

const isInstalled = (): string | undefined =>
  [chromium.executablePath(), ...SYSTEM_PATHS].find((path) => existsSync(path));

/**
 * Path of a Chromium: `CHROMIUM_PATH`, Playwright's own, the system's, else one that it installs by
 * Playwright's download or by apt.
 *
 * @throws Error with one sentence that says how to get one.
 */
export function findChromium(): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${wanted}, but there is no such file.`);
  }
  const found = isInstalled();
  if (found) return found;

  console.log('No Chromium here yet: installing one.');
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
 * Path of a Chromium without windows, which does most tests in half the time: the system's, else one that
 * apt installs. Undefined where there is none, and where `CHROMIUM_PATH` says what to test with.
 */
export function findHeadlessShell(): string | undefined {
  if (process.env.CHROMIUM_PATH) return undefined;
  const isThere = existsSync(HEADLESS_SHELL.path) || installByApt([HEADLESS_SHELL.package]);
  return isThere ? HEADLESS_SHELL.path : undefined;
}
