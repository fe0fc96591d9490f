import type { Scene } from '../art/scene.ts';
import type { Entry } from '../catalog/entry.ts';
import type { MediaJson } from '../catalog/gif-json.ts';
import { notFound } from '../http/errors.ts';
import { textScene } from '../text/text-scene.ts';
import { createMedia, type Media } from './create-media.ts';
import { imagesOf } from './images.ts';
import { mediaScenes } from './scenes.ts';
import { textImages } from './text-media.ts';
import { videoOf } from './video.ts';

/** The media of the catalog's entries, and of accounts. */
export interface EntryMedia extends Pick<Media, 'serveAvatar' | 'close'> {
  /** The renditions of an entry, with URLs on the origin. */
  mediaJson(entry: Entry, origin: string): MediaJson;
  /**
   * Responds with one of an entry's files.
   *
   * @throws {ServiceError} 404 when the entry has no such file
   */
  serveMedia(request: Request, entry: Entry, file: string): Promise<Response>;
}

const bySlug = new Map(mediaScenes.map((scene) => [scene.slug, scene]));

const sceneOf = ({ kind, scene: slug }: Entry): Scene => {
  const scene = kind === 'text' ? textScene(slug) : bySlug.get(slug);
  if (!scene) throw notFound();
  return scene;
};

const allMedia = (entry: Entry, origin: string): MediaJson => {
  const scene = sceneOf(entry);
  const base = `${origin}/media/${entry.id}/`;
  if (entry.kind === 'text') return { images: textImages(scene, base) };
  const video = videoOf(scene, base);
  return { images: { ...imagesOf(scene, base) }, ...(video && { video: { ...video } }) };
};

const pick = (images: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(images).filter(([name]) => names.includes(name)));

export function createEntryMedia(): EntryMedia {
  const media = createMedia();
  return {
    mediaJson(entry, origin) {
      const { images, ...others } = allMedia(entry, origin);
      const { renditions } = entry;
      return { ...others, images: renditions ? pick(images, renditions) : images };
    },
    async serveMedia(request, entry, file) {
      if (entry.missing?.includes(file)) throw notFound();
      const serve = entry.kind === 'text' ? media.serveText : media.serveMedia;
      return serve(request, sceneOf(entry), file);
    },
    serveAvatar: media.serveAvatar,
    close: media.close,
  };
}
