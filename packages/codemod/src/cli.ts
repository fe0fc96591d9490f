#!/usr/bin/env node
import { parseArgs } from 'node:util';
import packageJson from '../package.json' with { type: 'json' };
import { UsageError } from './files.ts';
import { migrate } from './migrate.ts';

const HELP = `Moves an app from @giphy/* to @gifkit/*.

Usage: npx @gifkit/codemod giphy [options] <files or folders>

  --dry       Print what would change, and change nothing
  -h, --help  Show this help
  --version   Show the version

It rewrites imports and dependencies, and lists code that behaves differently, with file and line.`;

function readArgs() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
        dry: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function start(): void {
  const { values, positionals } = readArgs();
  const [codemod, ...paths] = positionals;
  if (values.help || values.version) {
    console.log(values.help ? HELP : packageJson.version);
    return;
  }
  if (codemod === undefined) throw new UsageError(HELP);
  if (codemod !== 'giphy') throw new UsageError(`There is no codemod ${codemod}, only giphy.`);
  if (!paths.length) throw new UsageError('Name the files or folders to change, as in: giphy src/');
  const { report, left } = migrate(paths, { dry: values.dry ?? false });
  console.log(report);
  if (left.length) process.exitCode = 1;
}

try {
  start();
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
