import { avatar } from './avatar.ts';
import { allScenes } from './emoji/scenes.ts';
import { encode } from './encode.ts';
import { type Loop, renderFrames } from './render.ts';
import type { AvatarTask, DrawTask, LoopTask, Output } from './task.ts';
import { textLoop } from './text/text-loop.ts';

const SMALL_HEIGHT = 80;

const bySlug = new Map(allScenes.map((scene) => [scene.slug, scene]));

/** Deterministic on the same machine. */
export function drawLoop(loop: Loop, { width, height, frames, format }: Output): Promise<Buffer> {
  const background = format === 'jpg' ? '#fff' : undefined;
  return encode(renderFrames(loop, { width, height, count: frames, background }), format);
}

const drawAvatar = ({ name, small, format }: AvatarTask): Promise<Buffer> => {
  const loop = avatar(name);
  const side = small ? SMALL_HEIGHT : loop.height;
  const isAnimated = format === 'gif' || format === 'webp';
  const count = isAnimated ? undefined : 1;
  return encode(renderFrames(loop, { width: side, height: side, count }), format);
};

const loopOf = (task: LoopTask): Loop | undefined =>
  task.kind === 'scene' ? bySlug.get(task.slug) : textLoop(task.lettering, task.variant);

/**
 * Draws and encodes one file.
 *
 * @throws {Error} if the scene or text style does not exist
 */
export async function draw(task: DrawTask): Promise<Buffer> {
  if ('name' in task) return drawAvatar(task);
  const loop = loopOf(task);
  if (loop) return drawLoop(loop, task);
  const name = task.kind === 'scene' ? task.slug : `a text in style ${task.variant}`;
  throw new Error(`Cannot draw ${name}.`);
}
