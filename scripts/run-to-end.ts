import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

interface RunOptions extends SpawnOptions {
  /** What the program takes for a wish that it clean up and end. @default 'SIGTERM' */
  stopSignal?: NodeJS.Signals;
}

interface End {
  /** The exit code; 1 when a signal ended the program. */
  status: number;
  /** Whether this process was told to stop meanwhile. */
  isStopped: boolean;
}

/**
 * Runs a program until it ends. When this process is told to stop, it tells the program and waits until
 * that has stopped what it started.
 *
 * @throws {Error} when the program cannot be started.
 */
export async function runToEnd(
  program: string,
  args: readonly string[],
  { stopSignal = 'SIGTERM', ...options }: RunOptions = {},
): Promise<End> {
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  let isStopped = false;
  // Ctrl-C reaches the program by itself: a terminal tells everything that it runs.
  function wait(): void {
    isStopped = true;
  }
  function stop(): void {
    isStopped = true;
    child.kill(stopSignal);
  }
  process.on('SIGINT', wait).on('SIGTERM', stop).on('SIGHUP', stop);
  try {
    const [code] = await once(child, 'exit');
    return { status: code ?? 1, isStopped };
  } finally {
    process.off('SIGINT', wait).off('SIGTERM', stop).off('SIGHUP', stop);
  }
}
