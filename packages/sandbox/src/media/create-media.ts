import { hash } from 'node:crypto';
import type { Scene } from '../art/scene.ts';
import { createAvatars } from './avatars.ts';
import { captionFile } from './captions.ts';
import { contentTypes } from './content-types.ts';
import { mediaFile } from './files.ts';
import { createLibrary, type LibraryOptions } from './library.ts';
import { entryOf } from './manifest.ts';
import { notFound, respond } from './respond.ts';

export type MediaOptions = LibraryOptions;

/** Serves the files that the JSON lists. Holds caches and worker threads, so one is enough. */
export interface Media {
  /**
   * Answers a request for one of a scene's files.
   *
   * @param file its name, `200w.webp`
   */
  serveMedia(request: Request, scene: Scene, file: string): Promise<Response>;
  /**
   * Answers a request for an avatar or a banner.
   *
   * @param path `avatars/<name>/<file>.<ext>` and `headers/<name>/<file>.<ext>`, each also as
   * `…/<file>/80h.<ext>`, and `avatars/default1.gif` to `avatars/default5.gif`. Extensions: gif and
   * webp (animated), jpg and png (still). The picture follows from the name alone.
   */
  serveAvatar(request: Request, path: string): Promise<Response>;
  /** Ends the worker threads. */
  close(): Promise<void>;
}

export function createMedia(options: MediaOptions = {}): Media {
  const library = createLibrary(options);
  return {
    async serveMedia(request, scene, name) {
      const captions = captionFile(scene, name);
      if (captions) {
        const bytes = new TextEncoder().encode(captions.text);
        return respond(request, {
          type: captions.type,
          hash: hash('md5', bytes),
          read: () => bytes,
        });
      }
      const file = mediaFile(scene, name);
      if (!file) return notFound();
      return respond(request, {
        type: contentTypes[file.format],
        hash: entryOf(scene, file.name).hash,
        read: () => library.read(scene, file),
      });
    },
    serveAvatar: createAvatars(),
    close: () => library.close(),
  };
}
