import { afterEach, expect, it, vi } from 'vitest';
import { type Artist, createArtist } from './artist.ts';
import type { DrawTask } from './task.ts';

const still = { width: 100, height: 100, frames: 1, format: 'gif' } as const;

let artist: Artist;
afterEach(() => artist.close());

it.each<DrawTask>([
  { kind: 'scene', slug: 'bouncing-avocado', ...still },
  {
    kind: 'text',
    variant: 0,
    lettering: { width: 200, height: 140, size: 60, lines: [{ text: 'Hello', y: 0 }] },
    ...still,
  },
  { kind: 'avatar', name: 'mona', small: true, format: 'gif' },
])('draws $kind', async (task) => {
  artist = createArtist();
  const bytes = await artist.draw(task);
  expect(Buffer.from(bytes.subarray(0, 6)).toString()).toBe('GIF89a');
});

it.each<[DrawTask, string]>([
  [{ kind: 'scene', slug: 'nothing', ...still }, 'Cannot draw nothing.'],
  [
    {
      kind: 'text',
      variant: 12,
      lettering: { width: 200, height: 140, size: 60, lines: [] },
      ...still,
    },
    'Cannot draw a text in style 12.',
  ],
])('names a task that it cannot draw', async (task, message) => {
  artist = createArtist();
  await expect(artist.draw(task)).rejects.toThrow(message);
});

interface Task {
  echo?: string;
  fail?: string;
  exit?: number;
  hang?: true;
}

/** Processes that reply with a text. */
let pool: { run(task: Task): Promise<string>; close(): Promise<void> };
const open = (most = 1) => {
  artist = createArtist(new URL('./test/reply.ts', import.meta.url), most);
  const { draw, close } = artist;
  pool = { run: draw as unknown as (task: Task) => Promise<string>, close };
};
const idOf = (reply: string): number => Number(/\d+$/.exec(reply)?.[0]);
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('returns the reply of each task, using at most the given number of processes', async () => {
  open(2);
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const replies = await Promise.all(names.map((echo) => pool.run({ echo })));
  expect(replies.map(([name]) => name)).toEqual(names);
  expect(new Set(replies.map(idOf)).size).toBe(2);
});

it("rejects with the worker's error, and reuses the worker", async () => {
  open();
  await expect(pool.run({ fail: 'no such scene' })).rejects.toThrow('no such scene');
  expect(await pool.run({ echo: 'a' })).toMatch(/^a by/);
});

it('rejects if a worker exits, and replaces it', async () => {
  open();
  const [first, second] = await Promise.allSettled([
    pool.run({ exit: 3 }),
    pool.run({ echo: 'b' }),
  ]);
  expect(first).toMatchObject({ reason: { message: 'The drawing process has ended (3).' } });
  expect(second).toMatchObject({ status: 'fulfilled' });
});

it('ends a process after ten idle seconds, and starts another one for the next task', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  open();
  const first = idOf(await pool.run({ echo: 'a' }));
  vi.advanceTimersByTime(9_999);
  expect(idOf(await pool.run({ echo: 'b' }))).toBe(first);
  vi.advanceTimersByTime(10_000);
  expect(idOf(await pool.run({ echo: 'c' }))).not.toBe(first);
  vi.useRealTimers();
  await vi.waitFor(() => expect(isRunning(first)).toBe(false));
});

it('kills hanging workers and rejects all tasks on close', async () => {
  open();
  const pid = idOf(await pool.run({ echo: 'a' }));
  const tasks: Task[] = [{ hang: true }, ...Array.from({ length: 30 }, () => ({ echo: 'b' }))];
  const waiting = Promise.allSettled(tasks.map((task) => pool.run(task)));
  await pool.close();
  const messages = (await waiting).map((end) => end.status === 'rejected' && end.reason.message);
  expect(messages).toEqual(tasks.map(() => 'The artist was closed.'));
  expect(isRunning(pid)).toBe(false);
  await expect(pool.run({ echo: 'c' })).rejects.toThrow('The artist was closed.');
});
