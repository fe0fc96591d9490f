/**
 * Runs the end-to-end tests over what was built: all in Chromium, smoke tests in Firefox and WebKit where
 * they can be had. Arguments go to Playwright.
 */
import { findChromium, findHeadlessShell } from './chromium.ts';
import { fail } from './fail.ts';
import { findOtherBrowsers } from './other-browsers.ts';
import { runToEnd } from './run-to-end.ts';

try {
  const { status } = await runToEnd('playwright', ['test', ...process.argv.slice(2)], {
    cwd: new URL('..', import.meta.url),
    env: {
      ...process.env,
      HEADLESS_SHELL_PATH: findHeadlessShell(),
      CHROMIUM_PATH: findChromium(),
      ...findOtherBrowsers(),
    },
    // At any other signal Playwright ends without its browsers and servers.
    stopSignal: 'SIGINT',
  });
  process.exitCode = status;
} catch (error) {
  fail(error);
}
