import sharp from 'sharp';
import { draw } from './draw.ts';
import type { DrawTask } from './task.ts';

// The pool has as many threads as may draw at a time: an encoder that starts more takes them from the server.
sharp.concurrency(1);
// Every drawing is another one, so the encoder has nothing to find again.
sharp.cache(false);

/** Runs in a worker thread. */
export default function work(task: DrawTask): Promise<Uint8Array> {
  return draw(task);
}
