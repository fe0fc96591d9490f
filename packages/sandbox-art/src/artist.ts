import { workerFile } from './place.ts';
import { createProcessPool } from './process-pool.ts';
import type { DrawTask } from './task.ts';

/** Draws files in processes of their own, so that drawing does not block requests. */
export interface Artist {
  /**
   * The bytes of a file.
   *
   * @throws {Error} when nothing can be drawn for the task, or the artist was closed
   */
  draw(task: DrawTask): Promise<Uint8Array>;
  /** Stops drawing at once. Unfinished tasks fail. */
  close(): Promise<void>;
}

const WORKERS = 2;
/**
 * How long a process waits for another task before it ends, in ms. Starting one takes longer than drawing an
 * avatar.
 */
const IDLE_MS = 10_000;

/** The processes start with the first tasks. */
export function createArtist(): Artist {
  const pool = createProcessPool<DrawTask, Uint8Array>(workerFile, {
    most: WORKERS,
    idleMs: IDLE_MS,
  });
  return { draw: pool.run, close: pool.close };
}
