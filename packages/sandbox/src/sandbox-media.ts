import manifest from '../media/manifest.json' with { type: 'json' };
import type { Scene } from './art/scene.ts';
import type { Entry } from './catalog/entry.ts';
import type { MediaJson } from './catalog/gif-json.ts';
import { notFound } from './http/errors.ts';
import { createMedia } from './media/create-media.ts';
import { imagesOf } from './media/images.ts';
import { mediaScenes } from './media/scenes.ts';
import { videoOf } from './media/video.ts';
import { createDrawnMedia, drawnImages } from './media-on-demand.ts';
import type { Service } from './service.ts';
import { textScene } from './text/text-scene.ts';

const bySlug = new Map(mediaScenes.map((scene) => [scene.slug, scene]));
const isCommitted = ({ slug }: Scene): boolean => Object.hasOwn(manifest, slug);

const sceneOf = ({ scene: slug }: Entry): Scene => {
  const scene = bySlug.get(slug) ?? textScene(slug);
  if (!scene) throw notFound();
  return scene;
};

const mediaJson = (entry: Entry, origin: string): MediaJson => {
  const scene = sceneOf(entry);
  const base = `${origin}/media/${entry.id}/`;
  if (!isCommitted(scene)) return { images: drawnImages(scene, base) };
  const video = videoOf(scene, base);
  return { images: { ...imagesOf(scene, base) }, ...(video && { video: { ...video } }) };
};

const withOnly = (images: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(images).filter(([name]) => names.includes(name)));

/** The media of the catalogue's entries: each shows a scene. */
export const createSandboxMedia = (): Pick<Service, 'mediaJson' | 'serveMedia' | 'serveAvatar'> & {
  close(): Promise<void>;
} => {
  const media = createMedia();
  const serveDrawn = createDrawnMedia();
  return {
    mediaJson(entry, origin) {
      const { images, ...rest } = mediaJson(entry, origin);
      const { renditions } = entry;
      return { ...rest, images: renditions ? withOnly(images, renditions) : images };
    },
    async serveMedia(request, entry, file) {
      if (entry.missing?.includes(file)) throw notFound();
      const scene = sceneOf(entry);
      return isCommitted(scene)
        ? media.serveMedia(request, scene, file)
        : serveDrawn(request, scene, file);
    },
    serveAvatar: media.serveAvatar,
    close: media.close,
  };
};
