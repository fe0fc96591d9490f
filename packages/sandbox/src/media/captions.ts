import { hash } from 'node:crypto';
import type { CatalogScene } from '../catalog/scenes.ts';
import type { Content } from './respond.ts';

/** Name of a clip's caption file. */
export const CAPTIONS = 'captions.en.vtt';

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
