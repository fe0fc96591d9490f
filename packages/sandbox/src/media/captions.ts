import { hash } from 'node:crypto';
import type { Caption, CatalogScene } from '../catalog/scenes.ts';
import type { Content } from './respond.ts';

const types: ReadonlyMap<string, string> = new Map([
  ['captions.en.srt', 'application/x-subrip; charset=utf-8'],
  ['captions.en.vtt', 'text/vtt; charset=utf-8'],
]);

const two = (number: number): string => String(number).padStart(2, '0');

const time = (seconds: number, point: ',' | '.'): string => {
  const ms = Math.round(seconds * 1000);
  const clock = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map(Math.floor).map(two);
  return `${clock.join(':')}${point}${String(ms % 1000).padStart(3, '0')}`;
};

const cues = (captions: readonly Caption[], point: ',' | '.'): string =>
  captions
    .map(
      ({ from, to, text }, i) => `${i + 1}\n${time(from, point)} --> ${time(to, point)}\n${text}\n`,
    )
    .join('\n');

/** Renders a clip's caption file; `undefined` for a scene without captions or another name. */
export function captionFile({ captions }: CatalogScene, name: string): Content | undefined {
  const type = types.get(name);
  if (!type || !captions) return undefined;
  const text = name.endsWith('.srt') ? cues(captions, ',') : `WEBVTT\n\n${cues(captions, '.')}`;
  return { type, hash: hash('md5', text), read: () => Buffer.from(text) };
}
