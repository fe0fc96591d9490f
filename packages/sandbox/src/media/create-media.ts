import { hash } from 'node:crypto';
import { notFound } from '../http/errors.ts';
import type { Scene } from '../scenes/scene.ts';
import type { TextScene } from '../text/text-scene.ts';
import { type Art, createArt, type LoadArt } from './art.ts';
import { createAvatars } from './avatars.ts';
import { captionFile } from './captions.ts';
import { contentTypes } from './content-types.ts';
import { mediaFile } from './files.ts';
import { createLibrary, type LibraryOptions } from './library.ts';
import { manifestFile } from './manifest.ts';
import { respond } from './respond.ts';
import { createTextMedia } from './text-media.ts';

/** Serves the files that the JSON lists. It holds caches and worker threads, so create only one. */
export interface Media extends Pick<Art, 'giveWay'> {
  /**
   * Responds with one of a scene's files.
   *
   * @param name of the file, `200w.webp`
   * @throws {ServiceError} 404 when the scene has no such file
   */
  serveMedia(request: Request, scene: Scene, name: string): Promise<Response>;
  /** The same for a text that is drawn on demand. */
  serveText(request: Request, scene: TextScene, name: string): Promise<Response>;
  /**
   * Responds with an avatar or a banner, which is drawn from the name alone.
   *
   * @param path `avatars/<name>/<file>.<ext>` or `headers/<name>/<file>.<ext>`, each also as
   * `…/<file>/80h.<ext>`, and `avatars/default1.gif` to `avatars/default5.gif`. Extensions: gif and
   * webp (animated), jpg and png (still).
   * @throws {ServiceError} 404 when the path is another one
   */
  serveAvatar(request: Request, path: string): Promise<Response>;
  /** Ends the worker threads at once. Files that are not finished fail with status 503. */
  close(): Promise<void>;
}

export interface MediaOptions extends LibraryOptions {
  /** @default what is installed */
  loadArt?: LoadArt | undefined;
}

export function createMedia({ loadArt, ...options }: MediaOptions = {}): Media {
  const art = createArt(loadArt);
  const library = createLibrary(art, options);
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
      if (!file) throw notFound();
      return respond(request, {
        type: contentTypes[file.format],
        hash: manifestFile(scene, file.name).hash,
        read: () => library.read(scene, file),
      });
    },
    serveText: createTextMedia(art),
    serveAvatar: createAvatars(art),
    giveWay: art.giveWay,
    close: art.close,
  };
}
