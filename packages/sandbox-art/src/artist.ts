import { availableParallelism } from 'node:os';
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
  /**
   * Tells it that a request was just handled that is more important than drawings. For the next 100 ms, new
   * drawings start only while two processors stay free for others; one process may always draw.
   */
  giveWay(): void;
  /** Stops drawing at once. Unfinished tasks fail. */
  close(): Promise<void>;
}

const WORKERS = 2;
/**
 * How many processes may start a drawing while requests are handled: one processor each is left for client and
 * server.
 */
const FEW = Math.max(1, Math.min(WORKERS, availableParallelism() - 2));
const GIVE_WAY_MS = 100;
/**
 * How long a process waits for another task before it ends, in ms. Starting one takes longer than drawing an
 * avatar.
 */
const IDLE_MS = 10_000;

/** The processes start with the first tasks. */
export function createArtist(): Artist {
  const pool = createProcessPool<DrawTask, Uint8Array>(workerFile, {
    most: WORKERS,
    few: FEW,
    idleMs: IDLE_MS,
  });
  return { draw: pool.run, giveWay: () => pool.giveWay(GIVE_WAY_MS), close: pool.close };
}
