import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Entry } from '../catalog/entry.ts';
import type { MediaJson } from '../catalog/gif-json.ts';
import type { CatalogScene } from '../catalog/scenes.ts';
import { mediaScenes } from '../catalog/scenes.ts';
import { found, notFound } from '../http/errors.ts';
import { type AvatarTask, createArt, type PictureFormat } from './art.ts';
import { FALLBACK, manifestFile, readCommitted } from './committed.ts';
import { isDrawn, isPicture, type MediaFile, mediaFile } from './files.ts';
import { imagesOf } from './images.ts';
import { type Content, respond } from './respond.ts';
import { sketchAvatar, sketchText } from './sketches.ts';
import { type TextScene, textScene } from './text-scene.ts';
import { CAPTIONS, captionFile, videoOf } from './video.ts';

/** Size of the media cache in bytes. */
const MEMORY_BYTES = 96 * 1024 * 1024;
/** Number of items whose renditions are cached as JSON, about 10 kB each. */
const KEPT = 1000;

const TYPES: Readonly<Record<MediaFile['format'] | 'png', string>> = {
  gif: 'image/gif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
};

const bySlug = new Map(mediaScenes.map((scene) => [scene.slug, scene]));

const sceneOf = ({ scene }: Entry): CatalogScene => found(bySlug.get(scene));
const textOf = ({ scene }: Entry): TextScene => found(textScene(scene));

const AVATAR = /^(?:(default[1-5])|([^/]+)\/[^/]+?)(\/80h)?\.(gif|jpe?g|png|webp)$/i;

/** Parses the path of an avatar below `/avatars/`. */
const avatarAt = (path: string): AvatarTask | undefined => {
  const [, number, username, small, extension = ''] = AVATAR.exec(path) ?? [];
  const name = number ?? username;
  const format = extension.toLowerCase().replace('jpeg', 'jpg') as PictureFormat;
  return name ? { kind: 'avatar', name, small: Boolean(small), format } : undefined;
};

const allMedia = (entry: Entry, origin: string): MediaJson => {
  const base = `${origin}/media/${entry.id}/`;
  if (entry.kind === 'text') return { images: imagesOf(textOf(entry), base, true) };
  const scene = sceneOf(entry);
  const video = videoOf(scene, base);
  return { images: { ...imagesOf(scene, base) }, ...(video && { video: { ...video } }) };
};

const listed = (entry: Entry, origin: string): MediaJson => {
  const { images, ...others } = allMedia(entry, origin);
  const names = entry.renditions ?? Object.keys(images);
  const shown = Object.entries(images).filter(([name]) => names.includes(name));
  return { ...others, images: Object.fromEntries(shown) };
};

/**
 * Serves media of entries and accounts. It owns caches and threads, so create only one.
 *
 * @param loadArt by default loads the installed package
 */
export function createEntryMedia(loadArt?: Parameters<typeof createArt>[0]) {
  const art = createArt(loadArt);
  const memory = new LRUCache<string, Uint8Array, () => Promise<Uint8Array>>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
    fetchMethod: (_key, _stale, { context: load }) => load(),
    // A file that is evicted while it is drawn is still served.
    ignoreFetchAbort: true,
  });
  const written = new LRUCache<string, MediaJson, () => MediaJson>({
    max: KEPT,
    memoMethod: (_key, _stale, { context: list }) => list(),
  });

  /** Loads a file once for concurrent requests, and caches it unless loading fails. */
  const read = (key: string, load: () => Promise<Uint8Array>): Promise<Uint8Array> =>
    memory.forceFetch(key, { context: load });

  const committed = (scene: CatalogScene, name: string) => () =>
    read(`${scene.slug}/${name}`, () => readCommitted(scene, name));

  const sceneContent = async (scene: CatalogScene, file: MediaFile): Promise<Content> => {
    const { name, format, width, height, frames } = file;
    const known = { type: TYPES[format], hash: manifestFile(scene, name).hash };
    if (!isDrawn(file)) return { ...known, read: committed(scene, name) };
    const draw = await art.find();
    if (!draw) {
      const { hash } = manifestFile(scene, FALLBACK);
      // Not final: the file changes once something can draw.
      return { type: TYPES.webp, hash, isFinal: false, read: committed(scene, FALLBACK) };
    }
    const task = { kind: 'scene', slug: scene.slug, width, height, frames } as const;
    const drawn = () => draw({ ...task, format: file.format });
    return { ...known, read: () => read(`${scene.slug}/${name}`, drawn) };
  };

  /** Texts are cached only in memory, because their number is unlimited. */
  const textContent = async (scene: TextScene, file: MediaFile): Promise<Content> => {
    if (!isPicture(file)) throw notFound();
    const draw = await art.find();
    if (!draw) return sketchText(scene, file);
    const { width, height, frames, format } = file;
    const { lettering, variant, slug } = scene;
    const task = { kind: 'text', lettering, variant, width, height, frames, format } as const;
    const key = `${slug}/${file.name}`;
    return { type: TYPES[format], hash: hash('md5', key), read: () => read(key, () => draw(task)) };
  };

  return {
    /** Returns the renditions of an entry with URLs on the origin; the object is cached. */
    mediaJson(entry: Entry, origin: string): MediaJson {
      // Edits never change the scene or the renditions of an item.
      return written.memo(`${origin}/${entry.id}`, { context: () => listed(entry, origin) });
    },
    /**
     * Responds with a file of an entry. If nothing can draw, a small animated WebP or an SVG replaces drawn
     * files.
     *
     * @param name of the file, such as `200w.webp`
     * @throws {ServiceError} 404 if the entry has no such file
     */
    async serveMedia(request: Request, entry: Entry, name: string): Promise<Response> {
      if (entry.missing?.includes(name)) throw notFound();
      const text = entry.kind === 'text' ? textOf(entry) : undefined;
      const scene = text ?? sceneOf(entry);
      if (name === CAPTIONS) return respond(request, found(captionFile(scene)));
      const file = found(mediaFile(scene, name));
      return respond(request, await (text ? textContent(text, file) : sceneContent(scene, file)));
    },
    /**
     * Responds with an avatar, drawn from the name, or an SVG if nothing can draw.
     *
     * @throws {ServiceError} 404 if the path is neither
     */
    async serveAvatar(request: Request, path: string): Promise<Response> {
      const avatar = found(avatarAt(path));
      const draw = await art.find();
      if (!draw) return respond(request, await sketchAvatar(avatar));
      const bytes = await read(JSON.stringify(avatar), () => draw(avatar));
      const type = TYPES[avatar.format];
      return respond(request, { type, hash: hash('md5', bytes), read: () => bytes });
    },
    /** Stops drawing immediately. Unfinished files fail. */
    close: art.close,
  };
}
