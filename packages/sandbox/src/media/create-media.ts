import { hash } from 'node:crypto';
import type { CatalogScene } from '../catalog/scene.ts';
import { notFound } from '../http/errors.ts';
import { type Art, createArt, type LoadArt } from './art.ts';
import { createAvatars } from './avatars.ts';
import { captionFile } from './captions.ts';
import { FALLBACK } from './committed.ts';
import { contentTypes } from './content-types.ts';
import { type MediaFile, mediaFile } from './files.ts';
import { createLibrary, type LibraryOptions } from './library.ts';
import { manifestFile } from './manifest.ts';
import { isDrawn } from './picture-file.ts';
import { type Content, respond } from './respond.ts';
import { createTextMedia } from './text-media.ts';
import type { TextScene } from './text-scene.ts';

/** Serves the files that the JSON lists. It holds caches and worker threads, so create only one. */
export interface Media extends Pick<Art, 'giveWay'> {
  /**
   * Responds with one of a scene's files; where nothing can draw, with a small animated WebP in place of those
   * that are drawn.
   *
   * @param name of the file, `200w.webp`
   * @throws {ServiceError} 404 when the scene has no such file
   */
  serveMedia(request: Request, scene: CatalogScene, name: string): Promise<Response>;
  /** The same for a text that is drawn on demand; where nothing can draw, an SVG. */
  serveText(request: Request, scene: TextScene, name: string): Promise<Response>;
  /**
   * Responds with an avatar or a banner, which is drawn from the name alone.
   *
   * @param path `avatars/<name>/<file>.<ext>` or `headers/<name>/<file>.<ext>`, each also as
   * `…/<file>/80h.<ext>`, and `avatars/default1.gif` to `avatars/default5.gif`. Extensions: gif and
   * webp (animated), jpg and png (still). Where nothing can draw, each is an SVG.
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
  const library = createLibrary(options);

  const contentOf = async (scene: CatalogScene, file: MediaFile): Promise<Content> => {
    const known = { type: contentTypes[file.format], hash: manifestFile(scene, file.name).hash };
    if (!isDrawn(file)) return { ...known, read: () => library.read(scene, file.name) };
    const draw = await art.find();
    if (draw) return { ...known, read: () => library.draw(scene, file, draw) };
    return {
      type: contentTypes.webp,
      hash: manifestFile(scene, FALLBACK).hash,
      // Once something can draw, the file is another one.
      isFinal: false,
      read: () => library.read(scene, FALLBACK),
    };
  };

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
      return respond(request, await contentOf(scene, file));
    },
    serveText: createTextMedia(art),
    serveAvatar: createAvatars(art),
    giveWay: art.giveWay,
    close: art.close,
  };
}
