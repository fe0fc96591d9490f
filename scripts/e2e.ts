/**
 * Runs the end-to-end tests over what was built: all in Chromium, smoke tests in Firefox and WebKit where
 * they can be had. Arguments go to Playwright. `TEST_SEED` shuffles the order of the files, and chooses the keys of
 * random walks, which have a new seed each time otherwise; `E2E_PORT` names
 * the first port of the servers, which are free ones otherwise.
 */

import { existsSync } from 'node:fs';
import { PORTS } from '../e2e/settings.ts';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { fail } from './fail.ts';
import { findProgram, type Program } from './find-program.ts';
import { findOtherBrowsers } from './other-browsers.ts';
import { findFreeRow } from './ports.ts';
import { runToEnd } from './run-to-end.ts';
import { redis } from './store-servers.ts';
import { newTestSeed, readTestSeed } from './test-seed.ts';

/** Where Debian and Homebrew keep it: the first is not on everybody's path. */
const PATHS = ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'];

const nginx: Program = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  find: () => PATHS.find((path) => existsSync(path)),
  packages: ['nginx'],
};

try {
  const seed = readTestSeed(process.env);
  const order = seed === undefined ? [] : [`--shuffle=${seed}`];
  const { status } = await runToEnd('playwright', ['test', ...order, ...process.argv.slice(2)], {
    cwd: new URL('..', import.meta.url),
    env: {
      TEST_SEED: String(seed ?? newTestSeed()),
      E2E_PORT: String(await findFreeRow(PORTS)),
      ...process.env,
      HEADLESS_SHELL_PATH: findHeadlessShell(),
      CHROMIUM_PATH: findChromium(),
      ...findOtherBrowsers(),
      [nginx.variable]: findProgram(nginx),
      [redis.variable]: findProgram(redis),
    },
    // At any other signal Playwright ends without its browsers and servers.
    stopSignal: 'SIGINT',
  });
  process.exitCode = status;
} catch (error) {
  fail(error);
}
