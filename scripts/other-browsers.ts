import { existsSync, globSync } from 'node:fs';
import { installByApt } from './apt.ts';

/** A browser that the smoke tests run in where it can be had. */
interface OtherBrowser {
  name: string;
  /** The environment variable that names its program. */
  variable: string;
  find: () => string | undefined;
  packages: readonly string[];
}

/** Where systems keep a Firefox; not Ubuntu's snap, which cannot read the profiles that tests make. */
const FIREFOX_PATHS = [
  '/usr/lib/firefox-esr/firefox-esr',
  '/usr/lib/firefox/firefox',
  '/usr/lib64/firefox/firefox',
  '/opt/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const firefox: OtherBrowser = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  find: () => FIREFOX_PATHS.find((path) => existsSync(path)),
  // The second brings what plays MP4.
  packages: ['firefox-esr', 'gstreamer1.0-libav'],
};

/** WebKitGTK's small browser, where all is there that drives it. */
function findMiniBrowser(): string | undefined {
  const hasDriver = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path));
  if (!hasDriver) return undefined;
  return globSync('/usr/{lib,lib64,libexec}/{,*/}webkit{,2}gtk-*/MiniBrowser').at(-1);
}

const webkit: OtherBrowser = {
  name: 'WebKitGTK',
  variable: 'WEBKIT_PATH',
  find: findMiniBrowser,
  packages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
};

/** Path of the browser: what its variable names, the system's, else one that apt installs, if it can. */
function find({ name, variable, find: findOnSystem, packages }: OtherBrowser): string | undefined {
  const wanted = process.env[variable];
  if (wanted && !existsSync(wanted)) {
    throw new Error(`${variable} is ${wanted}, but there is no such file.`);
  }
  const found = wanted || findOnSystem() || (installByApt(packages) && findOnSystem());
  if (found) return found;
  console.log(
    `No ${name} here, so its smoke tests are left out (on Debian: sudo apt-get install ${packages.join(' ')}).`,
  );
  return undefined;
}

/** What the smoke tests need to know: the path of each browser that is there, by its variable. */
export function findOtherBrowsers(): NodeJS.ProcessEnv {
  return Object.fromEntries([firefox, webkit].map((browser) => [browser.variable, find(browser)]));
}
