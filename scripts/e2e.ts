/**
 * Runs the end-to-end tests on the built apps: all in Chromium, and smoke tests in Firefox and WebKit if
 * available. It passes arguments to Playwright. `E2E_PORT` is the first port of the servers, by default a free
 * one.
 */
import { PORTS } from '../e2e/settings.ts';
import { fail } from './fail.ts';
import { findFreeRow } from './ports.ts';
import { findChromium, findHeadlessShell, findOptional } from './programs.ts';
import { runToEnd } from './run-to-end.ts';

process.once('uncaughtException', fail);
const { status } = await runToEnd('playwright', ['test', ...process.argv.slice(2)], {
  cwd: new URL('..', import.meta.url),
  env: {
    E2E_PORT: String(await findFreeRow(PORTS)),
    ...process.env,
    HEADLESS_SHELL_PATH: findHeadlessShell(),
    CHROMIUM_PATH: findChromium(),
    ...findOptional(),
  },
  // At other signals, Playwright exits without stopping its browsers and servers.
  stopSignal: 'SIGINT',
});
process.exitCode = status;
