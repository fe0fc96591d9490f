import { Piscina } from 'piscina';
import { workerFile } from './place.ts';
import type { DrawTask } from './task.ts';

/** Draws files in worker threads, so that drawing does not block requests. */
export interface Artist {
  /**
   * The bytes of a file.
   *
   * @throws {Error} when the task is of nothing that can be drawn, or the artist was closed
   */
  draw(task: DrawTask): Promise<Uint8Array>;
  /** Ends the threads at once. What is not finished fails. */
  close(): Promise<void>;
}

const WORKERS = 2;
/** How long a thread waits for another task before it ends, in ms: starting one costs more than an avatar. */
const IDLE_TIMEOUT = 10_000;

/** The threads start with the first task. */
export function createArtist(): Artist {
  let pool: Piscina<DrawTask, Uint8Array> | undefined;
  let isClosed = false;
  return {
    async draw(task) {
      if (isClosed) throw new Error('The artist was closed.');
      pool ??= new Piscina({
        filename: workerFile.href,
        minThreads: 0,
        maxThreads: WORKERS,
        idleTimeout: IDLE_TIMEOUT,
      });
      return pool.run(task);
    },
    async close() {
      isClosed = true;
      await pool?.destroy();
    },
  };
}
