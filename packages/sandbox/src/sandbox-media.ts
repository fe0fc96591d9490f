import type { Scene } from './art/scene.ts';
import type { Entry } from './catalog/entry.ts';
import type { MediaJson } from './catalog/gif-json.ts';
import { notFound } from './http/errors.ts';
import { createMedia } from './media/create-media.ts';
import { imagesOf } from './media/images.ts';
import { mediaScenes } from './media/scenes.ts';
import { videoOf } from './media/video.ts';
import type { Service } from './service.ts';
import { createTextMedia, textImages } from './text/text-media.ts';
import { textScene } from './text/text-scene.ts';

type SandboxMedia = Pick<Service, 'mediaJson' | 'serveMedia' | 'serveAvatar'> & {
  close(): Promise<void>;
};

const bySlug = new Map(mediaScenes.map((scene) => [scene.slug, scene]));

/** The scene that an entry shows: a text is drawn on demand, everything else has been. */
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

const withOnly = (images: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(images).filter(([name]) => names.includes(name)));

/** The media of the catalogue's entries. */
export const createSandboxMedia = (): SandboxMedia => {
  const media = createMedia();
  const serveText = createTextMedia();
  return {
    mediaJson(entry, origin) {
      const { images, ...rest } = allMedia(entry, origin);
      const { renditions } = entry;
      return { ...rest, images: renditions ? withOnly(images, renditions) : images };
    },
    async serveMedia(request, entry, file) {
      if (entry.missing?.includes(file)) throw notFound();
      const serve = entry.kind === 'text' ? serveText : media.serveMedia;
      return serve(request, sceneOf(entry), file);
    },
    serveAvatar: media.serveAvatar,
    close: media.close,
  };
};
