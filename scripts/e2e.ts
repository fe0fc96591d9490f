/**
 * Runs the end-to-end tests on the built apps: all in Chromium, and smoke tests in Firefox and WebKit if
 * available. It passes arguments to Playwright. `E2E_PORT` is the first port of the servers, by default a free
 * one.
 */

import { existsSync } from 'node:fs';
import { redis } from '../e2e/copies/store-servers.ts';
import { PORTS } from '../e2e/settings.ts';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { fail } from './fail.ts';
import { findProgram, type Program } from './find-program.ts';
import { findOtherBrowsers } from './other-browsers.ts';
import { findFreeRow } from './ports.ts';
import { runToEnd } from './run-to-end.ts';

/** Default paths on Debian and Homebrew; `/usr/sbin` is often not on the PATH. */
const PATHS = ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'];

const nginx: Program = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  find: () => PATHS.find((path) => existsSync(path)),
  packages: ['nginx'],
};

try {
  const { status } = await runToEnd('playwright', ['test', ...process.argv.slice(2)], {
    cwd: new URL('..', import.meta.url),
    env: {
      E2E_PORT: String(await findFreeRow(PORTS)),
      ...process.env,
      HEADLESS_SHELL_PATH: findHeadlessShell(),
      CHROMIUM_PATH: findChromium(),
      ...findOtherBrowsers(),
      [nginx.variable]: findProgram(nginx),
      [redis.variable]: findProgram(redis),
    },
    // At other signals, Playwright exits without stopping its browsers and servers.
    stopSignal: 'SIGINT',
  });
  process.exitCode = status;
} catch (error) {
  fail(error);
}
