import { type ChildProcess, fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import type { DrawTask } from './task.ts';

export type Reply = { result: Uint8Array } | { error: string };

/** Draws files in child processes, so that drawing does not block requests. */
export interface Artist {
  /**
   * Returns the bytes of a file.
   *
   * @throws {Error} if the task cannot be drawn, its process ended, or (`AbortError`) the artist was closed
   */
  draw(task: DrawTask): Promise<Uint8Array>;
  /** Stops drawing at once. Unfinished tasks fail. */
  close(): Promise<void>;
}

interface Job {
  task: DrawTask;
  resolve(result: Uint8Array): void;
  reject(error: Error): void;
}

interface Worker {
  process: ChildProcess;
  job?: Job | undefined;
  idle?: NodeJS.Timeout | undefined;
  end: Promise<void>;
}

const WORKERS = 2;
/** Idle time in ms after which a process exits. Starting one takes longer than drawing an avatar. */
const IDLE_MS = 10_000;

const isSource = import.meta.url.endsWith('.ts');
/** Vite would take the URL of a literal or template for an asset. */
const workerFile = new URL(isSource ? './worker.ts' : './worker.js', import.meta.url);

/** Niceness of a worker: below the server's priority, but high enough to draw on a busy machine. */
const NICER = 2;
/** A process with an even lower priority keeps it. */
const NICEST = 10;

const lowerPriority = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return;
  try {
    const own = getPriority();
    setPriority(pid, Math.max(own, Math.min(NICEST, own + NICER)));
  } catch {
    // Some systems do not allow this.
  }
};

/**
 * Creates an artist, whose processes start with the first tasks. Native code in a thread could neither be stopped
 * nor have a lower priority than the thread that handles requests.
 *
 * @param script starts with the first task and replies to every message with one message
 * @param most maximum number of processes
 */
export function createArtist(script: URL = workerFile, most: number = WORKERS): Artist {
  const waiting: Job[] = [];
  const workers = new Set<Worker>();
  let isClosed = false;
  const closed = (): Error => new DOMException('The artist was closed.', 'AbortError');

  const start = (): Worker => {
    const child = fork(script, {
      execArgv: [],
      // glibc's arenas per thread keep several times as much memory as is in use.
      env: { MALLOC_ARENA_MAX: '2', ...process.env },
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    lowerPriority(child);
    const end = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const worker: Worker = { process: child, end };
    const settle = (reply: Reply): void => {
      const { job } = worker;
      worker.job = undefined;
      if ('error' in reply) job?.reject(isClosed ? closed() : new Error(reply.error));
      else job?.resolve(reply.result);
    };
    child.on('message', (reply: Reply) => {
      settle(reply);
      rest(worker);
      dispatch();
    });
    child.once('error', ({ message }) => settle({ error: message }));
    child.once('exit', (code, signal) => {
      clearTimeout(worker.idle);
      workers.delete(worker);
      settle({ error: `The drawing process has ended (${signal ?? code}).` });
      dispatch();
    });
    workers.add(worker);
    return worker;
  };

  /** Idle workers must not keep the program running. */
  const rest = (worker: Worker): void => {
    worker.process.unref();
    worker.process.channel?.unref();
    worker.idle = setTimeout(() => {
      workers.delete(worker);
      worker.process.disconnect();
    }, IDLE_MS).unref();
  };

  const give = (worker: Worker, job: Job): void => {
    clearTimeout(worker.idle);
    worker.job = job;
    worker.process.ref();
    worker.process.channel?.ref();
    worker.process.send(job.task, (error) => error && worker.process.kill('SIGKILL'));
  };

  const dispatch = (): void => {
    while (waiting.length && !isClosed) {
      const free = [...workers].find(({ job }) => !job);
      const worker = free ?? (workers.size < most ? start() : undefined);
      const job = worker && waiting.shift();
      if (!job) return;
      give(worker, job);
    }
  };

  return {
    draw: (task) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(closed());
        waiting.push({ task, resolve, reject });
        dispatch();
      }),
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(closed());
      const ends = [...workers].map(({ process, end }) => {
        process.ref();
        process.kill('SIGKILL');
        return end;
      });
      await Promise.all(ends);
    },
  };
}
