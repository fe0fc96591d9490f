import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface RunOptions extends SpawnOptions {
  /** The signal at which the program cleans up and ends. @default 'SIGTERM' */
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
 * that has stopped what it started. The program is told by nobody else: a terminal, and pnpm, signal all
 * that they run at once, and a program that is told twice, or otherwise than it expects, ends at once.
 *
 * @throws {Error} when the program cannot be started.
 */
export async function runToEnd(
  program: string,
  args: readonly string[],
  { stopSignal = 'SIGTERM', ...options }: RunOptions = {},
): Promise<End> {
  const child = spawn(program, args, { stdio: 'inherit', detached: true, ...options });
  let isStopped = false;
  function stop(): void {
    if (!isStopped) child.kill(stopSignal);
    isStopped = true;
  }
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    const [code] = await once(child, 'exit');
    return { status: code ?? 1, isStopped };
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
