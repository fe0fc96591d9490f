#!/usr/bin/env node
import packageJson from '../package.json' with { type: 'json' };
import { HELP, readCommand } from './command-line.ts';
import { needsNewerNode } from './node-version.ts';
import { UsageError } from './usage-error.ts';

const start = async (): Promise<void> => {
  const command = readCommand(process.argv.slice(2), process.env);
  if (command.help) return console.log(HELP);
  if (command.version) return console.log(packageJson.version);
  const outdated = needsNewerNode(process.versions.node, packageJson.engines.node);
  if (outdated) throw new UsageError(outdated);
  // Imported last, because an older Node does not have all that it needs.
  const { run } = await import('./run.ts');
  await run(command);
};

start().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
});
