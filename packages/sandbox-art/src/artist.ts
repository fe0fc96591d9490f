import { workerFile } from './place.ts';
import { createProcessPool } from './process-pool.ts';
import type { DrawTask } from './task.ts';

/** Draws files in processes of their own, so that drawing does not block requests. */
export interface Artist {
  /**
   * The bytes of a file.
   *
   * @throws {Error} when the task is of nothing that can be drawn, or the artist was closed
   */
  draw(task: DrawTask): Promise<Uint8Array>;
  /** Ends what draws at once. What is not finished fails. */
  close(): Promise<void>;
}

const WORKERS = 2;
/** How long a process waits for another task before it ends, in ms: starting one costs more than an avatar. */
const IDLE_MS = 10_000;

/** The processes start with the first tasks. */
export function createArtist(): Artist {
  const pool = createProcessPool<DrawTask, Uint8Array>(workerFile, {
    most: WORKERS,
    idleMs: IDLE_MS,
  });
  return { draw: pool.run, close: pool.close };
}
