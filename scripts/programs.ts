import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromium } from '@playwright/test';

interface Program {
  name: string;
  /** Environment variable with its path. */
  variable: string;
  /** Its paths on Debian, macOS and Windows, which may have wildcards. */
  paths: readonly string[];
  /** Further files that it needs. */
  needs?: readonly string[];
  /** Debian packages that contain it. */
  packages: readonly string[];
}

/** The system's Chromium. */
const CHROMIUM: Program = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  paths: [
    '/usr/bin/{google-chrome{,-stable},chromium{,-browser}}',
    '/Applications/*.app/Contents/MacOS/{Google Chrome,Chromium}',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  packages: ['chromium'],
};

/** Headless Chromium, which runs most tests in half the time. */
const HEADLESS_SHELL: Program = {
  name: 'Chromium’s headless shell',
  variable: 'HEADLESS_SHELL_PATH',
  paths: ['/usr/bin/chromium-headless-shell'],
  packages: ['chromium-headless-shell'],
};

/** Programs of some end-to-end tests only. */
const OPTIONAL: readonly Program[] = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    // Ubuntu's snap is missing, because it cannot read the profiles of tests.
    paths: [
      '/usr/{lib,lib64}/{firefox-esr/firefox-esr,firefox/firefox}',
      '/opt/firefox/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    // The second package plays MP4.
    packages: ['firefox-esr', 'gstreamer1.0-libav'],
  },
  {
    name: 'WebKitGTK',
    variable: 'WEBKIT_PATH',
    paths: ['/usr/{lib,lib64,libexec}/{,*/}webkit{,2}gtk-*/MiniBrowser'],
    needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
  },
  {
    name: 'nginx',
    variable: 'NGINX_PATH',
    // `/usr/sbin` is often not on the PATH.
    paths: ['{/usr/sbin,/opt/homebrew/bin,/usr/local/bin}/nginx'],
    packages: ['nginx'],
  },
  {
    name: 'Redis',
    variable: 'REDIS_SERVER_PATH',
    paths: ['{/usr/bin,/opt/homebrew/bin,/usr/local/bin}/redis-server'],
    packages: ['redis-server'],
  },
];

/** Runs an installer. Its output goes to stderr, because the stdout of a caller may be its result. */
const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', process.stderr, 'inherit'],
  }).status === 0;

/** Installs Debian packages if no password is needed: as root on a system with apt. */
const installByApt = (packages: readonly string[]): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  run('apt-get', 'update', '-qq') &&
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);

/** Returns the newest one. */
const findInstalled = ({ paths, needs = [] }: Program): string | undefined =>
  needs.every((path) => existsSync(path))
    ? paths.flatMap((path) => globSync(path).reverse())[0]
    : undefined;

/**
 * Returns the path of a program: from its variable, the system, or an installation with apt.
 *
 * @throws {Error} if its variable names a missing file.
 */
function find(program: Program): string | undefined {
  const wanted = process.env[program.variable];
  if (wanted && !existsSync(wanted)) {
    throw new Error(`${program.variable} is ${wanted}, but there is no such file.`);
  }
  const installed = wanted || findInstalled(program);
  return installed ?? (installByApt(program.packages) ? findInstalled(program) : undefined);
}

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, Playwright's own or the system's. Otherwise it installs
 * one with Playwright or apt.
 *
 * @throws {Error} with instructions if there is none.
 */
export function findChromium(): string {
  const own = () => globSync(chromium.executablePath())[0];
  const wanted = process.env.CHROMIUM_PATH;
  const found = wanted ? find(CHROMIUM) : (own() ?? findInstalled(CHROMIUM));
  if (found) return found;
  console.error('Chromium is missing, installing it.');
  const installed = (run('playwright', 'install', 'chromium') && own()) || find(CHROMIUM);
  if (installed) return installed;
  throw new Error(
    'The end-to-end tests need Chromium: install it (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
}

/** Returns the path of a headless Chromium; undefined if there is none or `CHROMIUM_PATH` is set. */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? undefined : find(HEADLESS_SHELL);

/** Paths of optional programs by environment variable. Tests of missing ones are skipped. */
export const findOptional = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    OPTIONAL.map((program) => {
      const path = find(program);
      const install = `sudo apt-get install ${program.packages.join(' ')}`;
      if (!path) console.log(`Tests with ${program.name} are skipped (on Debian: ${install}).`);
      return [program.variable, path];
    }),
  );
