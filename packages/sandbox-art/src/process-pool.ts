import { type ChildProcess, fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';

export type Reply<Result> = { result: Result } | { error: string };

export interface ProcessPool<Task, Result> {
  /** @throws {Error} the worker's error, or if the worker ended or the pool was closed */
  run(task: Task): Promise<Result>;
  /** Ends all workers at once. Unfinished tasks fail. */
  close(): Promise<void>;
}

export interface PoolOptions {
  most: number;
  /** Idle time in ms after which a worker exits. */
  idleMs: number;
}

interface Job<Task, Result> {
  task: Task;
  resolve(result: Result): void;
  reject(error: Error): void;
}

interface Worker<Task, Result> {
  process: ChildProcess;
  job?: Job<Task, Result> | undefined;
  idle?: NodeJS.Timeout | undefined;
  end: Promise<void>;
}

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
 * Runs tasks in child processes, each one at a time. Native code in a thread could neither be stopped nor
 * have a lower priority than the thread that handles requests.
 *
 * @param script starts with the first task and replies to every message with one message
 */
export function createProcessPool<Task, Result>(
  script: URL,
  { most, idleMs }: PoolOptions,
): ProcessPool<Task, Result> {
  const waiting: Job<Task, Result>[] = [];
  const workers = new Set<Worker<Task, Result>>();
  let isClosed = false;
  const closed = (): Error => new Error('The artist was closed.');

  const start = (): Worker<Task, Result> => {
    const child = fork(script, {
      execArgv: [],
      // glibc's arenas per thread keep several times as much memory as is in use.
      env: { MALLOC_ARENA_MAX: '2', ...process.env },
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    lowerPriority(child);
    const end = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const worker: Worker<Task, Result> = { process: child, end };
    const settle = (reply: Reply<Result>): void => {
      const { job } = worker;
      worker.job = undefined;
      if ('error' in reply) job?.reject(isClosed ? closed() : new Error(reply.error));
      else job?.resolve(reply.result);
    };
    child.on('message', (reply: Reply<Result>) => {
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
  const rest = (worker: Worker<Task, Result>): void => {
    worker.process.unref();
    worker.process.channel?.unref();
    worker.idle = setTimeout(() => {
      workers.delete(worker);
      worker.process.disconnect();
    }, idleMs).unref();
  };

  const give = (worker: Worker<Task, Result>, job: Job<Task, Result>): void => {
    clearTimeout(worker.idle);
    worker.job = job;
    worker.process.ref();
    worker.process.channel?.ref();
    worker.process.send(job.task as object, (error) => error && worker.process.kill('SIGKILL'));
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
    run: (task) =>
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
