/**
 * Follows pages of the documentation as a reader does: types their commands, writes their files, opens what they
 * serve, and waits until pictures move. Each page begins in an empty folder with empty caches, and takes the
 * packages of this clone from a registry on this machine, as the page says.
 *
 *   node scripts/follow-pages.ts                      all of them, and builds the packages first
 *   node scripts/follow-pages.ts --no-build vite      this one, with what was built before
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { fail } from './fail.ts';
import { CLONE_TERMINAL, FIRST_TERMINAL, readSteps } from './follow/page-steps.ts';
import { seeMoving } from './follow/see-moving.ts';
import { Terminals, untilThere } from './follow/terminals.ts';
import { findFreeRow } from './ports.ts';
import { strangerEnv } from './stranger-env.ts';

interface Followed {
  /** Below `apps/docs/pages`. */
  page: string;
  /** What is typed into the page's search field, if it shows nothing before. */
  search?: string;
  /** Output of its last command, if the page serves nothing. */
  says?: RegExp;
}

const FOLLOWED: Readonly<Record<string, Followed>> = {
  vite: { page: 'start/vite.md' },
  'react-router': { page: 'start/react-router.md' },
  next: { page: 'start/next.md' },
  astro: { page: 'start/astro.md' },
  node: { page: 'start/node.md' },
  tests: { page: 'start/tests.md', says: /Tests +\d+ passed/ },
  'script-tag': { page: 'start/script-tag.md', search: 'cat' },
  iframe: { page: 'start/iframe.md' },
  picker: { page: 'guides/picker.md' },
  tenor: { page: 'guides/tenor.md' },
  'hide-your-key': { page: 'guides/hide-your-key.md' },
  'own-catalog': { page: 'guides/own-catalog.md' },
  'gif-picker-react': { page: 'guides/gif-picker-react.md' },
};

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Ports that pages name, each with the variable that moves it. */
const PORTS = {
  4000: 'GALLERY_PORT',
  4001: 'EMBED_PORT',
  4002: 'SANDBOX_PORT',
  4100: 'CATALOG_PORT',
  4873: 'REGISTRY_PORT',
};

const args = process.argv.slice(2);
const isBuilt = args.includes('--no-build');
const folder = mkdtempSync(join(tmpdir(), 'gifkit-follow-'));
const services = new Terminals();
const readers = new Terminals();

const firstPort = await findFreeRow(Object.keys(PORTS).length);
/** Free ports in place of those that pages name. */
const moved = new Map(Object.keys(PORTS).map((port, index) => [port, String(firstPort + index)]));
const withMovedPorts = (text: string): string =>
  text.replace(/(?<=localhost:)\d+/g, (port) => moved.get(port) ?? port);

const stranger: NodeJS.ProcessEnv = {
  ...strangerEnv(process.env),
  ...Object.fromEntries(Object.entries(PORTS).map(([port, name]) => [name, moved.get(port)])),
};

/** Empty caches, an empty home, none of this clone's programs, but this Node and the registry of this machine. */
function freshEnv(home: string): NodeJS.ProcessEnv {
  mkdirSync(join(home, 'bin'), { recursive: true });
  symlinkSync(process.execPath, join(home, 'bin/node'));
  const path = (stranger.PATH ?? '').split(delimiter).filter((one) => !one.startsWith(ROOT));
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { env: stranger });
  const { npm_config_cache, npm_config_userconfig, PNPM_HOME, CI, ...env } = stranger;
  return {
    ...env,
    PATH: [join(home, 'bin'), ...path].join(delimiter),
    ...Object.fromEntries(
      ['HOME', 'TMPDIR', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME'].map((name) => [
        name,
        home,
      ]),
    ),
    npm_config_registry: String(registry).trim(),
    // A page names commands that ask nothing.
    npm_config_yes: 'false',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** @throws {Error} when a command fails, or what it serves does not show pictures that move. */
async function follow({ page, says, search }: Followed, place: string, browser: Browser) {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const cwd = join(place, 'app');
  mkdirSync(cwd, { recursive: true });
  const env = freshEnv(join(place, 'home'));
  const first = readers.open(FIRST_TERMINAL, cwd, env);
  readers.open(CLONE_TERMINAL, ROOT, stranger);
  /** Servers that files of the page name. */
  const servers = new Set<string>();
  let isSeen = false;
  for (const step of readSteps(read(`apps/docs/pages/${page}`), read)) {
    if (step.kind === 'put') {
      const path = join(first.cwd, step.path);
      const text = withMovedPorts(step.text);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      for (const [origin] of text.matchAll(/http:\/\/localhost:\d+/g)) servers.add(origin);
      continue;
    }
    // One for all pages runs already.
    if (step.command === 'npm run registry') continue;
    const command = withMovedPorts(step.command);
    console.log(`  $ ${command}`);
    readers.open(step.terminal, cwd, env);
    const { url, output } = await readers.type(step.terminal, command);
    isSeen ||= says?.test(output) ?? false;
    if (url === undefined || step.terminal !== FIRST_TERMINAL) continue;
    await Promise.all([...servers].map(untilThere));
    await seeMoving(browser, url, search);
    isSeen = true;
  }
  if (!isSeen) throw new Error(`${page} leads to nothing that can be seen.`);
}

async function followAll(): Promise<void> {
  const names = args.filter((arg) => arg !== '--no-build');
  services.open('registry', ROOT, stranger);
  await services.type('registry', `npm run registry${isBuilt ? ' -- --no-build' : ''}`);
  const browser = await chromium.launch({ executablePath: findHeadlessShell() ?? findChromium() });
  const failed: string[] = [];
  for (const name of names.length ? names : Object.keys(FOLLOWED)) {
    const page = FOLLOWED[name];
    if (!page) throw new Error(`No page "${name}", but ${Object.keys(FOLLOWED).join(', ')}.`);
    console.log(`\n${page.page}`);
    const problem = await follow(page, join(folder, name), browser).catch((error) => error);
    await readers.close();
    if (problem) failed.push(name);
    console.log(problem ? `${problem.message}\n✗ ${name}` : `✓ ${name}`);
  }
  await browser.close();
  if (failed.length) throw new Error(`Not as their pages say: ${failed.join(', ')}`);
}

async function leave(): Promise<void> {
  await Promise.all([services.close(), readers.close()]);
  rmSync(folder, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void leave().then(() => process.exit(1)));
}
try {
  await followAll();
} catch (error) {
  await leave();
  fail(error);
}
await leave();
