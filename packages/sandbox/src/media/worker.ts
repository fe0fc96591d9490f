import { derive, isPicture } from './derive.ts';
import { mediaFile } from './files.ts';
import { mediaScenes } from './scenes.ts';

/** The task of a worker thread: one file to draw. */
export interface DeriveTask {
  /** Slug of the scene. */
  slug: string;
  /** Name of one of its picture files. */
  file: string;
}

const bySlug = new Map(mediaScenes.map((scene) => [scene.slug, scene]));

/** Runs in a worker thread, so that drawing does not block requests. */
export default function work({ slug, file: name }: DeriveTask): Promise<Uint8Array> {
  const scene = bySlug.get(slug);
  const file = scene && mediaFile(scene, name);
  if (!file || !isPicture(file)) throw new Error(`Cannot derive ${slug}/${name}`);
  return derive(scene, file);
}
