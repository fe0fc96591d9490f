#!/usr/bin/env node
import packageJson from '../package.json' with { type: 'json' };
import { HELP, readCommand } from './command-line.ts';
import { migrate } from './giphy/migrate.ts';
import { UsageError } from './usage-error.ts';

function start(): void {
  const command = readCommand(process.argv.slice(2));
  if (command.help) console.log(HELP);
  else if (command.version) console.log(packageJson.version);
  else {
    const { report, left } = migrate(command.paths, { dry: command.dry });
    console.log(report);
    if (left.length) process.exitCode = 1;
  }
}

try {
  start();
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
