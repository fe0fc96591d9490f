import { type Command, UsageError } from './command-line.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';
import { DatabaseFileError } from './database/file-error.ts';
import { serve } from './serve.ts';

const isBusyPort = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const open = (options: SandboxOptions): Sandbox => {
  try {
    const { SITE_URL: siteUrl, EMBED_URL: embedUrl } = process.env;
    return createSandbox({ ...options, siteUrl, embedUrl });
  } catch (error) {
    throw error instanceof DatabaseFileError ? new UsageError(error.message) : error;
  }
};

/**
 * Serves a sandbox until the process is told to stop.
 *
 * @throws {UsageError} when the port is taken or the database cannot be opened
 */
export async function run({
  port,
  host,
  ...options
}: Omit<Command, 'help' | 'version'>): Promise<void> {
  const sandbox = open(options);
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
}
