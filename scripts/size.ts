/**
 * Measures the bundles of `.size-limit.json` and compares them with their budgets by the rule in
 * compressed-budget.ts. It needs the built packages and passes arguments to size-limit.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { budgetFault } from './compressed-budget.ts';
import { fail } from './fail.ts';
import { packAll } from './pack-all.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Unpacks the packed packages beside their dependencies, like an app. */
function install(): void {
  const modules = join(root, '.cache/packed/node_modules');
  rmSync(modules, { recursive: true, force: true });
  for (const { name, source, tarball } of packAll()) {
    const target = join(modules, name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
    const { dependencies = {} } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
    for (const needed of Object.keys(dependencies)) {
      const link = join(modules, needed);
      if (needed.startsWith('@gifkit/') || existsSync(link)) continue;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(realpathSync(join(source, 'node_modules', needed)), link);
    }
  }
}

interface Measured {
  name: string;
  size?: number;
  sizeLimit?: number;
}

function measure(): Measured[] {
  const { stdout, stderr } = spawnSync('size-limit', ['--json', ...process.argv.slice(2)], {
    cwd: root,
    encoding: 'utf8',
  });
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`size-limit measured nothing:\n${stdout}${stderr}`);
  }
}

process.once('uncaughtException', fail);
install();
for (const { name, size = 0, sizeLimit = 0 } of measure()) {
  const fault = size > 0 ? budgetFault(size, sizeLimit) : 'Nothing to measure.';
  console.log(`${fault ? '✗' : '✓'} ${name}: ${size} B of ${sizeLimit} B`);
  if (!fault) continue;
  console.log(`  ${fault}`);
  process.exitCode = 1;
}
