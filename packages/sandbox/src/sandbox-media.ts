import manifest from '../media/manifest.json' with { type: 'json' };
import type { Scene } from './art/scene.ts';
import type { Entry } from './catalog/entry.ts';
import { notFound } from './http/errors.ts';
import { createMedia } from './media/create-media.ts';
import { imagesOf } from './media/images.ts';
import { videoOf } from './media/video.ts';
import { createDrawnMedia, drawnImages } from './media-on-demand.ts';
import type { Service } from './service.ts';

const isCommitted = ({ slug }: Scene): boolean => Object.hasOwn(manifest, slug);

/** The media of the catalogue's entries: each shows a scene. */
export const createSandboxMedia = (
  scenes: readonly Scene[],
): Pick<Service, 'mediaJson' | 'serveMedia' | 'serveAvatar'> & { close(): Promise<void> } => {
  const media = createMedia();
  const serveDrawn = createDrawnMedia();
  const bySlug = new Map(scenes.map((scene) => [scene.slug, scene]));
  const sceneOf = (entry: Entry): Scene => {
    const scene = bySlug.get(entry.scene);
    if (!scene) throw notFound();
    return scene;
  };
  return {
    mediaJson(entry, origin) {
      const scene = sceneOf(entry);
      const base = `${origin}/media/${entry.id}/`;
      if (!isCommitted(scene)) return { images: drawnImages(scene, base) };
      const images = { ...imagesOf(scene, base) };
      const video = videoOf(scene, base);
      return video ? { images, video: { ...video } } : { images };
    },
    async serveMedia(request, entry, file) {
      const scene = sceneOf(entry);
      return isCommitted(scene)
        ? media.serveMedia(request, scene, file)
        : serveDrawn(request, scene, file);
    },
    serveAvatar: media.serveAvatar,
    close: media.close,
  };
};
