import { surviveLogErrors } from '@gifkit/http';
import { type readCommand, UsageError } from './command-line.ts';
import { createSandbox, type Sandbox } from './create-sandbox.ts';
import { isArtInstalled } from './media/art.ts';
import { type Server, serve } from './serve.ts';

type Command = ReturnType<typeof readCommand>;

/** Printed if nothing can draw, with the command that fixes it. */
const HOW_TO_DRAW =
  'Every GIF and WebP is a small WebP, texts and avatars are sketches. To draw them, run npx --yes -p @gifkit/sandbox -p @gifkit/sandbox-art gifkit-sandbox';

const reasons = ({ port, host }: Command): Record<string, string> => {
  const foreign = `HOST (or --host) must be an address of this machine, not "${host}".`;
  return {
    EADDRINUSE: `Port ${port} is in use: stop the process that listens there, or set SANDBOX_PORT (or --port) to another.`,
    EACCES: `Port ${port} needs more privileges: set SANDBOX_PORT (or --port) to one above 1023.`,
    EADDRNOTAVAIL: foreign,
    ENOTFOUND: foreign,
    EAI_AGAIN: foreign,
  };
};

const listen = async (sandbox: Sandbox, command: Command): Promise<Server> => {
  try {
    return await serve(sandbox, command);
  } catch (error) {
    await sandbox.close();
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons(command)[code];
    throw reason ? new UsageError(reason) : error;
  }
};

/**
 * Serves a sandbox until the process gets a signal.
 *
 * @throws {UsageError} if the server cannot listen
 * @throws {DatabaseFileError} if `db` cannot be opened as a database
 */
export async function run(command: Command): Promise<void> {
  surviveLogErrors();
  const sandbox = createSandbox(command);
  const server = await listen(sandbox, command);
  console.log(`Sandbox: ${server.url}`);
  if (!isArtInstalled()) console.log(HOW_TO_DRAW);

  const stop = async (): Promise<void> => {
    await server.close();
    await sandbox.close();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
