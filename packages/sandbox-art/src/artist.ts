import { availableParallelism } from 'node:os';
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
  /**
   * Says that a request was just answered that comes before drawings: for 100 ms, another drawing is begun
   * only as far as that leaves two processors to the others, and by one process in any case.
   */
  giveWay(): void;
  /** Ends what draws at once. What is not finished fails. */
  close(): Promise<void>;
}

const WORKERS = 2;
/** Processes that begin another drawing while others come first: whoever asks and who answers need one each. */
const FEW = Math.max(1, Math.min(WORKERS, availableParallelism() - 2));
const GIVE_WAY_MS = 100;
/** How long a process waits for another task before it ends, in ms: starting one costs more than an avatar. */
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
