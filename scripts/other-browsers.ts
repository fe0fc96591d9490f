import { existsSync, globSync } from 'node:fs';
import { findProgram, type Program } from './find-program.ts';

/** Default paths of Firefox. Ubuntu's snap is missing, because it cannot read the profiles of tests. */
const FIREFOX_PATHS = [
  '/usr/lib/firefox-esr/firefox-esr',
  '/usr/lib/firefox/firefox',
  '/usr/lib64/firefox/firefox',
  '/opt/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const firefox: Program = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  find: () => FIREFOX_PATHS.find((path) => existsSync(path)),
  // The second package plays MP4.
  packages: ['firefox-esr', 'gstreamer1.0-libav'],
};

function findMiniBrowser(): string | undefined {
  const hasDriver = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path));
  if (!hasDriver) return undefined;
  return globSync('/usr/{lib,lib64,libexec}/{,*/}webkit{,2}gtk-*/MiniBrowser').at(-1);
}

const webkit: Program = {
  name: 'WebKitGTK',
  variable: 'WEBKIT_PATH',
  find: findMiniBrowser,
  packages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
};

/** Paths of the installed browsers by environment variable, for the smoke tests. */
export function findOtherBrowsers(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    [firefox, webkit].map((browser) => [browser.variable, findProgram(browser)]),
  );
}
