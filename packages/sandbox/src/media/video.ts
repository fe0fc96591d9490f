import { hash } from 'node:crypto';
import type { CatalogScene } from '../catalog/scenes.ts';
import { manifestFile } from './committed.ts';
import { mediaFile } from './files.ts';
import { imagesOf } from './images.ts';
import type { Content } from './respond.ts';

/** Name of a clip's caption file. */
export const CAPTIONS = 'captions.en.vtt';

const assets: Record<string, string> = {
  '360p': 'giphy360p.mp4',
  '480p': 'giphy480p.mp4',
  '720p': 'giphy720p.mp4',
  source: 'source.mp4',
};

/** Returns the size of a clip's video in bytes, by its name or URL; 0 if it does not exist. */
export function videoBytes(scene: CatalogScene, address: string): number {
  const file = mediaFile(scene, address.slice(address.lastIndexOf('/') + 1));
  return file ? manifestFile(scene, file.name).bytes : 0;
}

/**
 * Renders the `video` of a clip in the service's format.
 *
 * @param base URL prefix of the files, `http://localhost:4002/media/<id>/`
 * @returns `undefined` for GIFs and stickers
 */
export function videoOf(scene: CatalogScene, base: string) {
  if (scene.kind !== 'clip') return undefined;
  const listed: Record<string, { url: string; width: string; height: string }> = {};
  for (const [name, url] of Object.entries(assets)) {
    const file = mediaFile(scene, url);
    if (!file) continue;
    listed[name] = { url: base + url, width: String(file.width), height: String(file.height) };
  }
  return {
    assets: listed,
    description: scene.title,
    dash_manifest_url: '',
    hls_manifest_url: '',
    previews: imagesOf(scene, base),
    captions: { en: { vtt: `${base}${CAPTIONS}` } },
    native: 'en',
  };
}

/** Formats the first hour as `00:00:01.500`. */
const time = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice(11, -1);

/** Renders a clip's captions as WebVTT; `undefined` for a scene without captions. */
export function captionFile({ captions }: CatalogScene): Content | undefined {
  if (!captions) return undefined;
  const cues = captions.map(
    ({ from, to, text }, i) => `${i + 1}\n${time(from)} --> ${time(to)}\n${text}\n`,
  );
  const text = `WEBVTT\n\n${cues.join('\n')}`;
  return {
    type: 'text/vtt; charset=utf-8',
    hash: hash('md5', text),
    read: () => Buffer.from(text),
  };
}
