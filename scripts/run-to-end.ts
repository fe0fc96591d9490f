import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface RunOptions extends SpawnOptions {
  /** Signal at which the program cleans up and exits. @default 'SIGTERM' */
  stopSignal?: NodeJS.Signals;
}

interface End {
  /** Exit code; 1 if a signal ended the program. */
  status: number;
  /** True if this process was asked to stop meanwhile. */
  isStopped: boolean;
}

/**
 * Runs a program until it exits. If this process is asked to stop, it signals the program once and waits for
 * its cleanup. The program runs in its own group, because terminals and pnpm signal all their processes,
 * and a second signal would end it immediately.
 *
 * @throws {Error} if the program cannot be started.
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
