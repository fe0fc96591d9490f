import { Piscina } from 'piscina';
import { ServiceError } from '../http/errors.ts';
import { workerFile } from './place.ts';
import type { DrawTask } from './worker.ts';

/** Draws files in worker threads, so that drawing does not block requests. */
export interface DrawingPool {
  draw(task: DrawTask): Promise<Uint8Array>;
  /** Ends the threads at once. Files that are not finished fail with status 503. */
  close(): Promise<void>;
}

const WORKERS = 2;
/** How long a thread waits for another task before it ends, in ms: starting one costs more than an avatar. */
const IDLE_TIMEOUT = 10_000;

const closedError = (): ServiceError => new ServiceError(503, 'The sandbox was closed.');

/** The threads start with the first task. */
export function createDrawingPool(): DrawingPool {
  let pool: Piscina<DrawTask, Uint8Array> | undefined;
  let isClosed = false;
  return {
    async draw(task) {
      if (isClosed) throw closedError();
      pool ??= new Piscina({
        filename: workerFile.href,
        minThreads: 0,
        maxThreads: WORKERS,
        idleTimeout: IDLE_TIMEOUT,
      });
      try {
        return await pool.run(task);
      } catch (error) {
        throw isClosed ? closedError() : error;
      }
    },
    async close() {
      isClosed = true;
      await pool?.destroy();
    },
  };
}
