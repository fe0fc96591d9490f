import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import pLimit from 'p-limit';
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

/** Resolves with the reply of a process, or with an error if it ends before. */
async function replyOf(child: ChildProcess): Promise<Reply> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const reply = once(child, 'message', { signal }).then(([message]): Reply => message);
  const end = once(child, 'exit', { signal }).then(
    ([code, name]): Reply => ({ error: `The drawing process has ended (${name ?? code}).` }),
  );
  try {
    return await Promise.race([reply, end]);
  } finally {
    waiting.abort();
  }
}

/**
 * Creates an artist, whose processes start with the first tasks. Native code in a thread could neither be stopped
 * nor have a lower priority than the thread that handles requests.
 *
 * @param script starts with the first task and replies to every message with one message
 * @param most maximum number of processes
 */
export function createArtist(script: URL = workerFile, most: number = WORKERS): Artist {
  const limit = pLimit(most);
  const processes = new Set<ChildProcess>();
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  let isClosed = false;
  const closed = (): Error => new DOMException('The artist was closed.', 'AbortError');

  const start = (): ChildProcess => {
    const child = fork(script, {
      execArgv: [],
      // glibc's arenas per thread keep several times as much memory as is in use.
      env: { MALLOC_ARENA_MAX: '2', ...process.env },
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    lowerPriority(child);
    processes.add(child);
    child.once('exit', () => {
      leaveIdle(child);
      processes.delete(child);
    });
    return child;
  };

  const leaveIdle = (child: ChildProcess): void => {
    clearTimeout(idle.get(child));
    idle.delete(child);
  };

  /** Idle processes must not keep the program running. */
  const rest = (child: ChildProcess): void => {
    child.unref();
    child.channel?.unref();
    const end = () => {
      idle.delete(child);
      child.disconnect();
    };
    idle.set(child, setTimeout(end, IDLE_MS).unref());
  };

  const draw = async (task: DrawTask): Promise<Uint8Array> => {
    if (isClosed) throw closed();
    const [child = start()] = idle.keys();
    leaveIdle(child);
    child.ref();
    child.channel?.ref();
    child.send(task, (error) => error && child.kill('SIGKILL'));
    const reply = await replyOf(child);
    if (processes.has(child)) rest(child);
    if ('error' in reply) throw isClosed ? closed() : new Error(reply.error);
    return reply.result;
  };

  return {
    draw: (task) => limit(draw, task),
    async close() {
      isClosed = true;
      const ends = [...processes].map((child) => {
        child.ref();
        child.kill('SIGKILL');
        return once(child, 'exit');
      });
      await Promise.all(ends);
    },
  };
}
