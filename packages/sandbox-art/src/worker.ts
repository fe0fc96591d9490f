/** Draws what it is sent, in a process of its own. */
import sharp from 'sharp';
import { draw } from './draw.ts';
import type { Reply } from './process-pool.ts';
import type { DrawTask } from './task.ts';

// The pool has as many processes as may draw at a time: an encoder that starts threads takes more than that.
sharp.concurrency(1);
// Every drawing is another one, so the encoder has nothing to find again.
sharp.cache(false);

const reply = (task: DrawTask): Promise<Reply<Uint8Array>> =>
  draw(task).then(
    (result) => ({ result }),
    (error: Error) => ({ error: error.message }),
  );

process.on('message', async (task: DrawTask) => {
  const message = await reply(task);
  // The pool's process may have ended.
  if (process.connected) process.send?.(message);
});
process.once('disconnect', () => process.exit());
// Ctrl-C reaches every process of a terminal; the one that asks decides when this one ends.
process.on('SIGINT', () => {});
