import { afterEach, expect, it } from 'vitest';
import { textSlug } from '../text/text-scene.ts';
import { createDrawingPool, type DrawingPool } from './drawing-pool.ts';
import { mediaScenes } from './scenes.ts';
import type { DrawTask } from './worker.ts';

let pool: DrawingPool;
afterEach(() => pool.close());

it.each<DrawTask>([
  { slug: 'bouncing-avocado', file: '100w_s.gif' },
  { slug: textSlug('Hello', 0), file: '100w_s.gif' },
  { kind: 'avatar', name: 'mona', small: true, format: 'gif' },
])('draws %j', async (task) => {
  pool = createDrawingPool();
  const bytes = await pool.draw(task);
  expect(Buffer.from(bytes.subarray(0, 6)).toString()).toBe('GIF89a');
});

it('fails for a file that no scene has', async () => {
  pool = createDrawingPool();
  await expect(pool.draw({ slug: 'nothing', file: 'giphy.gif' })).rejects.toThrow(
    'Cannot draw nothing/giphy.gif',
  );
});

it('draws nothing more once it is closed, however many files wait', async () => {
  pool = createDrawingPool();
  const waiting = mediaScenes
    .slice(0, 30)
    .map(({ slug }) => pool.draw({ slug, file: 'giphy.gif' }).catch(({ status }) => status));
  await pool.close();
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => 503));
  await expect(pool.draw({ slug: 'bouncing-avocado', file: 'giphy.gif' })).rejects.toMatchObject({
    status: 503,
  });
});
