import { afterEach, expect, it } from 'vitest';
import { type Artist, createArtist } from './artist.ts';
import { allScenes } from './emoji/scenes.ts';
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
      variant: 24,
      lettering: { width: 200, height: 140, size: 60, lines: [] },
      ...still,
    },
    'Cannot draw a text in style 24.',
  ],
])('names a task that it cannot draw', async (task, message) => {
  artist = createArtist();
  await expect(artist.draw(task)).rejects.toThrow(message);
});

it('rejects all waiting tasks after close', async () => {
  artist = createArtist();
  const waiting = allScenes.slice(0, 30).map(({ slug, width, height }) =>
    artist.draw({ kind: 'scene', slug, width, height, frames: 20, format: 'gif' }).then(
      () => 'drawn',
      () => 'failed',
    ),
  );
  await artist.close();
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => 'failed'));
  await expect(artist.draw({ kind: 'scene', slug: 'bouncing-avocado', ...still })).rejects.toThrow(
    'The artist was closed.',
  );
});
