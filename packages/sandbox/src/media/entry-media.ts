import type { Entry } from '../catalog/entry.ts';
import type { MediaJson } from '../catalog/gif-json.ts';
import type { CatalogScene } from '../catalog/scene.ts';
import { mediaScenes } from '../catalog/scenes.ts';
import { notFound } from '../http/errors.ts';
import { createRecent } from '../recent.ts';
import { createMedia, type Media, type MediaOptions } from './create-media.ts';
import { imagesOf } from './images.ts';
import { ownMediaJson, serveOwn } from './own-media.ts';
import { textImages } from './text-media.ts';
import { type TextScene, textScene } from './text-scene.ts';
import { videoOf } from './video.ts';

/** The media of the catalog's entries, and of accounts. */
export interface EntryMedia extends Pick<Media, 'serveAvatar' | 'giveWay' | 'close'> {
  /** The renditions of an entry, with URLs on the origin: the same object each time. */
  mediaJson(entry: Entry, origin: string): MediaJson;
  /**
   * Responds with one of an entry's files.
   *
   * @throws {ServiceError} 404 when the entry has no such file
   */
  serveMedia(request: Request, entry: Entry, file: string): Promise<Response>;
}

/** Items whose renditions are kept as JSON: about 10 kB each. */
const KEPT = 1000;

const bySlug = new Map(mediaScenes.map((scene) => [scene.slug, scene]));

const textOf = ({ scene: slug }: Entry): TextScene => {
  const scene = textScene(slug);
  if (!scene) throw notFound();
  return scene;
};

const sceneOf = ({ scene: slug }: Entry): CatalogScene => {
  const scene = bySlug.get(slug);
  if (!scene) throw notFound();
  return scene;
};

const allMedia = (entry: Entry, origin: string): MediaJson => {
  if (entry.media) return ownMediaJson(entry.media, origin);
  const base = `${origin}/media/${entry.id}/`;
  if (entry.kind === 'text') return { images: textImages(textOf(entry), base) };
  const scene = sceneOf(entry);
  const video = videoOf(scene, base);
  return { images: { ...imagesOf(scene, base) }, ...(video && { video: { ...video } }) };
};

const pick = (images: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(images).filter(([name]) => names.includes(name)));

const listed = (entry: Entry, origin: string): MediaJson => {
  const { images, ...others } = allMedia(entry, origin);
  const { renditions } = entry;
  return { ...others, images: renditions ? pick(images, renditions) : images };
};

export function createEntryMedia(options: MediaOptions = {}): EntryMedia {
  const media = createMedia(options);
  const written = createRecent<MediaJson>(KEPT);
  return {
    mediaJson(entry, origin) {
      // Edits never change the scene and the renditions of an item.
      const key = `${origin}/${entry.id}`;
      const json = written.get(key) ?? listed(entry, origin);
      written.set(key, json);
      return json;
    },
    async serveMedia(request, entry, file) {
      if (entry.missing?.includes(file)) throw notFound();
      if (entry.media) return serveOwn(request, entry.media, file);
      return entry.kind === 'text'
        ? media.serveText(request, textOf(entry), file)
        : media.serveMedia(request, sceneOf(entry), file);
    },
    serveAvatar: media.serveAvatar,
    giveWay: media.giveWay,
    close: media.close,
  };
}
