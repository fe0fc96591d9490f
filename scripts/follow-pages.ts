/**
 * Follows pages of the documentation like a reader: runs their commands, writes their files, opens the served
 * pages, and waits until pictures move. Each page starts in an empty folder with empty caches. Packages come
 * from a local registry with this clone.
 *
 *   node scripts/follow-pages.ts                      builds the packages, then follows all pages
 *   node scripts/follow-pages.ts --no-build vite      follows one page with the last build
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { fail } from './fail.ts';
import { CLONE_TERMINAL, FIRST_TERMINAL, readSteps } from './follow/page-steps.ts';
import { seeMoving } from './follow/see-moving.ts';
import { Terminals, untilThere } from './follow/terminals.ts';
import { findFreeRow } from './ports.ts';
import { findChromium, findHeadlessShell } from './programs.ts';
import { strangerEnv } from './stranger-env.ts';

interface Followed {
  /** Path below `apps/docs/pages`. */
  page: string;
  /** Search term to type, if the page shows nothing before. */
  search?: string;
  /** Expected output of the last command, if the page serves nothing. */
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

const PORTS = {
  4000: 'GALLERY_PORT',
  4001: 'EMBED_PORT',
  4002: 'SANDBOX_PORT',
  4873: 'REGISTRY_PORT',
};

const args = process.argv.slice(2);
const isBuilt = args.includes('--no-build');
const folder = mkdtempSync(join(tmpdir(), 'gifkit-follow-'));
const services = new Terminals();
const readers = new Terminals();

const firstPort = await findFreeRow(Object.keys(PORTS).length);
const moved = new Map(Object.keys(PORTS).map((port, index) => [port, String(firstPort + index)]));
const withMovedPorts = (text: string): string =>
  text.replace(/(?<=localhost:)\d+/g, (port) => moved.get(port) ?? port);

const stranger: NodeJS.ProcessEnv = {
  ...strangerEnv(process.env),
  ...Object.fromEntries(Object.entries(PORTS).map(([port, name]) => [name, moved.get(port)])),
};

/**
 * Environment with empty caches, an empty home, this Node and the local registry, but no programs of this
 * clone.
 */
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
    // Commands in pages must not ask questions.
    npm_config_yes: 'false',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** @throws {Error} if a command fails, or the served page shows no moving pictures. */
async function follow({ page, says, search }: Followed, place: string, browser: Browser) {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const cwd = join(place, 'app');
  mkdirSync(cwd, { recursive: true });
  const env = freshEnv(join(place, 'home'));
  const first = readers.open(FIRST_TERMINAL, cwd, env);
  readers.open(CLONE_TERMINAL, ROOT, stranger);
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
    // All pages share one registry, which is already running.
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
  if (!isSeen) throw new Error(`${page} serves no page and expects no output.`);
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
  if (failed.length) throw new Error(`Pages that do not work as written: ${failed.join(', ')}`);
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
