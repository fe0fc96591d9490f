#!/usr/bin/env node
import packageJson from '../package.json' with { type: 'json' };
import { HELP, readCommand, UsageError } from './command-line.ts';
import { needsNewerNode } from './node-version.ts';

const start = async (): Promise<void> => {
  const { help, version, ...options } = readCommand(process.argv.slice(2), process.env);
  if (help) return console.log(HELP);
  if (version) return console.log(packageJson.version);
  const outdated = needsNewerNode(process.versions.node, packageJson.engines.node);
  if (outdated) throw new UsageError(outdated);
  // Only now: an older Node does not have all that this imports.
  const { run } = await import('./run.ts');
  await run(options);
};

start().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
});
