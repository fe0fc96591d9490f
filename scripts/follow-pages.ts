/**
 * Follows pages of the documentation as a reader does: types their commands, writes their files, opens what
 * they serve, and waits until pictures move. Each page begins in an empty folder with empty caches, and takes
 * the packages of this clone from a registry on this machine, as the page says.
 *
 *   node scripts/follow-pages.ts                      all of them, and builds the packages first
 *   node scripts/follow-pages.ts --no-build vite      this one, with what was built before
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { fail } from './fail.ts';
import { follow } from './follow/follow.ts';
import { ROOT } from './follow/fresh-env.ts';
import { findPorts, portsEnv } from './follow/ports.ts';
import { FOLLOWED } from './follow/table.ts';
import { Terminals } from './follow/terminals.ts';
import { strangerEnv } from './stranger-env.ts';

const args = process.argv.slice(2);
const isBuilt = args.includes('--no-build');
const folder = mkdtempSync(join(tmpdir(), 'gifkit-follow-'));
const services = new Terminals();
const readers = new Terminals();

/** @throws {Error} when there is no such page. */
function readNames(): string[] {
  const names = args.filter((arg) => arg !== '--no-build');
  const unknown = names.find((name) => !(name in FOLLOWED));
  if (unknown !== undefined) {
    throw new Error(`No page "${unknown}" is followed, but ${Object.keys(FOLLOWED).join(', ')}.`);
  }
  return names.length ? names : Object.keys(FOLLOWED);
}

async function followAll(names: readonly string[]): Promise<string[]> {
  const ports = await findPorts();
  const command = `npm run registry${isBuilt ? ' -- --no-build' : ''}`;
  console.log(`$ ${command}`);
  services.open('registry', ROOT, { ...strangerEnv(process.env), ...portsEnv(ports) });
  await services.type('registry', command);
  const browser = await chromium.launch({ executablePath: findHeadlessShell() ?? findChromium() });
  const failed: string[] = [];
  try {
    for (const name of names) {
      const start = performance.now();
      const seconds = () => Math.round((performance.now() - start) / 1000);
      const place = join(folder, name);
      mkdirSync(place);
      const page = FOLLOWED[name];
      if (!page) continue;
      console.log(`\n${page.page}${page.by ? `, by ${page.by}` : ''}`);
      try {
        await follow(page, { browser, ports, folder: place, terminals: readers });
        console.log(`✓ ${name} (${seconds()} s)`);
      } catch (error) {
        console.log(`${(error as Error).message}\n✗ ${name} (${seconds()} s)`);
        failed.push(name);
      }
      rmSync(place, { recursive: true, force: true });
    }
  } finally {
    await browser.close();
  }
  return failed;
}

async function leave(): Promise<void> {
  await Promise.all([services.close(), readers.close()]);
  rmSync(folder, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void leave().then(() => process.exit(1)));
}
try {
  const failed = await followAll(readNames());
  if (failed.length) throw new Error(`Not as their pages say: ${failed.join(', ')}`);
} catch (error) {
  await leave();
  fail(error);
}
await leave();
