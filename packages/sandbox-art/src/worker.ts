/** Draws the tasks of its messages in a child process. */
import sharp from 'sharp';
import type { Reply } from './artist.ts';
import { draw } from './draw.ts';
import type { DrawTask } from './task.ts';

// Each process draws one task: encoder threads would exceed the CPU budget of the pool.
sharp.concurrency(1);
// Drawings never repeat, so a cache would not help.
sharp.cache(false);

const reply = (task: DrawTask): Promise<Reply> =>
  draw(task).then(
    (result) => ({ result }),
    (error: Error) => ({ error: error.message }),
  );

process.on('message', async (task: DrawTask) => {
  const message = await reply(task);
  // The parent process may have ended.
  if (process.connected) process.send?.(message);
});
process.once('disconnect', () => process.exit());
// Ctrl-C reaches every process of a terminal, and `npm start` signals its whole group; only the parent decides
// when this one ends.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
