import { createProcessPool } from './process-pool.ts';
import type { DrawTask } from './task.ts';

/** Draws files in child processes, so that drawing does not block requests. */
export interface Artist {
  /**
   * Returns the bytes of a file.
   *
   * @throws {Error} if the task cannot be drawn, or the artist was closed
   */
  draw(task: DrawTask): Promise<Uint8Array>;
  /** Stops drawing at once. Unfinished tasks fail. */
  close(): Promise<void>;
}

/** The build puts all modules into one folder. */
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const workerFile = new URL(`./worker.${extension}`, import.meta.url);

const WORKERS = 2;
/** Idle time in ms after which a process exits. Starting one takes longer than drawing an avatar. */
const IDLE_MS = 10_000;

/** Creates an artist. The processes start with the first tasks. */
export function createArtist(): Artist {
  const pool = createProcessPool<DrawTask, Uint8Array>(workerFile, {
    most: WORKERS,
    idleMs: IDLE_MS,
  });
  return { draw: pool.run, close: pool.close };
}
