import { textScene } from '../text/text-scene.ts';
import { derive, isPicture } from './derive.ts';
import { mediaFile } from './files.ts';
import { drawPicture, type Picture } from './picture.ts';
import { mediaScenes } from './scenes.ts';

/** The task of a worker thread: one file of a scene or of a drawn text, or an account's picture. */
export type DrawTask = { slug: string; file: string } | Picture;

const bySlug = new Map(mediaScenes.map((scene) => [scene.slug, scene]));

/** Runs in a worker thread. */
export default function work(task: DrawTask): Promise<Uint8Array> {
  if ('kind' in task) return drawPicture(task);
  const scene = bySlug.get(task.slug) ?? textScene(task.slug);
  const file = scene && mediaFile(scene, task.file);
  if (!file || !isPicture(file)) throw new Error(`Cannot draw ${task.slug}/${task.file}`);
  return derive(scene, file);
}
