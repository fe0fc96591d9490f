#!/usr/bin/env node
import packageJson from '../package.json' with { type: 'json' };
import { HELP, readCommand, UsageError } from './command-line.ts';
import { createSandbox } from './create-sandbox.ts';
import { serve } from './serve.ts';
import { DatabaseFileError } from './store/file-error.ts';

const isBusyPort = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** What the user can mend, and is told in one sentence. */
const isExpected = (error: unknown): error is Error =>
  error instanceof UsageError || error instanceof DatabaseFileError;

const start = async (): Promise<void> => {
  const command = readCommand(process.argv.slice(2), process.env);
  const { help, version, port, host, ...options } = command;
  if (help) return console.log(HELP);
  if (version) return console.log(packageJson.version);

  const sandbox = createSandbox({
    ...options,
    siteUrl: process.env.SITE_URL,
    embedUrl: process.env.EMBED_URL,
  });
  const server = await serve(sandbox, { port, host }).catch((error: unknown) => {
    if (!isBusyPort(error)) throw error;
    throw new UsageError(
      `Port ${port} is in use: stop what listens there, or set SANDBOX_PORT (or --port) to another.`,
    );
  });
  console.log(`Sandbox: ${server.url}`);

  const stop = async (): Promise<void> => {
    await server.close();
    await sandbox.close();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

start().catch((error: unknown) => {
  console.error(isExpected(error) ? error.message : error);
  process.exitCode = 1;
});
