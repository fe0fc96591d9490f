import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { strangerEnv } from '../stranger-env.ts';
import { byPnpm } from './by-pnpm.ts';
import { freshEnv, ROOT } from './fresh-env.ts';
import { CLONE_TERMINAL, FIRST_TERMINAL, readSteps } from './page-steps.ts';
import { moved, type Ports, portsEnv } from './ports.ts';
import { seeMoving } from './see-moving.ts';
import type { Followed } from './table.ts';
import type { Terminals } from './terminals.ts';

export interface Around {
  browser: Browser;
  ports: Ports;
  /** An empty folder for all that the page makes. */
  folder: string;
  /** None of them is open yet; they are closed afterwards. */
  terminals: Terminals;
}

/** A service that a file asks. */
const LOCAL = /http:\/\/localhost:\d+/g;

/** How long a service may take to be there, in ms. */
const TIMEOUT = 60_000;

/** Waits until a service answers: what starts several says where the first is before the last is there. */
export async function untilThere(origin: string): Promise<void> {
  const deadline = performance.now() + TIMEOUT;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (performance.now() > deadline) throw new Error(`Nothing answers at ${origin}.`);
    await wait(100);
  }
}

/** Started once for all pages. */
const REGISTRY = 'npm run registry';

/**
 * Does what a page says, to the letter but for the ports, and looks at every server that it has its reader
 * start in the first terminal.
 *
 * @throws {Error} when a command fails, or what it serves does not show pictures that move.
 */
export async function follow(
  { page, by, says, search }: Followed,
  { browser, ports, folder, terminals }: Around,
): Promise<void> {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const steps = readSteps(read(`apps/docs/pages/${page}`), read);
  const env = { ...freshEnv(folder), ...portsEnv(ports) };
  const cwd = join(folder, 'app');
  mkdirSync(cwd);
  terminals.open(FIRST_TERMINAL, cwd, env);
  terminals.open(CLONE_TERMINAL, ROOT, { ...strangerEnv(process.env), ...portsEnv(ports) });
  const services = new Set<string>();
  let proofs = 0;
  try {
    for (const step of steps) {
      const start = performance.now();
      if (step.kind === 'put') {
        const path = join(terminals.folderOf(FIRST_TERMINAL), step.path);
        mkdirSync(dirname(path), { recursive: true });
        const text = moved(step.text, ports);
        writeFileSync(path, text);
        for (const [origin] of text.matchAll(LOCAL)) services.add(origin);
        console.log(`  > ${step.path}`);
        continue;
      }
      const { terminal } = step;
      if (step.command === REGISTRY) continue;
      const command = moved(by === 'pnpm' ? byPnpm(step.command) : step.command, ports);
      terminals.open(terminal, cwd, env);
      const { url, output } = await terminals.type(terminal, command);
      const took = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
      console.log(`  $ ${command} (${took()}${url ? `, ${url}` : ''})`);
      const [said] = says?.exec(output) ?? [];
      if (said !== undefined) {
        console.log(`    ${said}`);
        proofs += 1;
      }
      if (url === undefined || terminal !== FIRST_TERMINAL) continue;
      await Promise.all([...services].map(untilThere));
      console.log(`    ${await seeMoving(browser, url, { search })} (${took()})`);
      proofs += 1;
    }
  } finally {
    await terminals.close();
  }
  if (proofs === 0) throw new Error(`${page} leads to nothing that could be seen.`);
}
