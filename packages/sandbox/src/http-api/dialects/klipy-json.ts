import { type Entry, tagText } from '../../catalog/entry.ts';
import { mediaScenes } from '../../catalog/scenes.ts';
import { named, readList } from '../../http/on-demand.ts';
import { videoBytes } from '../../media/video.ts';
import type { Context } from '../context.ts';
import { type File, type Format, filesOf } from './renditions.ts';

/** KLIPY's tiers, and the renditions of the same size. */
const TIERS = {
  hd: 'original',
  md: 'fixed_height',
  sm: 'fixed_width',
  xs: 'fixed_height_small',
} as const;

const FORMATS = { gif: 'gif', webp: 'webp', mp4: 'mp4', jpg: 'still' } as const satisfies Record<
  string,
  Format
>;

const known = (entries: [string, File | undefined][]): Record<string, File> =>
  Object.fromEntries(entries.filter((entry): entry is [string, File] => entry[1] !== undefined));

/** A number that stays the same for an id. */
const numberOf = (id: string): number =>
  [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 2_147_483_647, 7);

/** A clip has one size of each format, with the sizes beside the addresses. */
function clipFiles(context: Context, entry: Entry) {
  const fileOf = filesOf(context, entry);
  const { video } = context.namespace.mediaJson(entry, context.addresses.origin);
  const assets = Object.values(Object(video?.assets) as Record<string, File>);
  const largest = assets.sort((a, b) => Number(b.width) - Number(a.width))[0];
  const scene = mediaScenes.find(({ slug }) => slug === entry.scene);
  // GIPHY's responses have no sizes of videos in bytes.
  const mp4 = largest && { ...largest, size: scene ? videoBytes(scene, largest.url) : 0 };
  const files = known([
    ['mp4', mp4],
    ['gif', fileOf('original', 'gif')],
    ['webp', fileOf('original', 'webp')],
  ]);
  const wanted = named(files, readList(context.query, 'format_filter'));
  const map = <T>(to: (file: File) => T) =>
    Object.fromEntries(Object.entries(wanted).map(([name, file]) => [name, to(file)]));
  return {
    file: map(({ url }) => url),
    file_meta: map(({ width, height, size }) => ({
      width: Number(width),
      height: Number(height),
      size: Number(size),
    })),
  };
}

/** An item as KLIPY's own API writes it. */
export function klipyJson(context: Context, entry: Entry) {
  const { id, kind, slug, tags, title } = entry;
  const common = { id: numberOf(id), slug, title, tags: tags.map(tagText) };
  if (kind === 'video') return { ...common, type: 'clip', ...clipFiles(context, entry) };
  const fileOf = filesOf(context, entry);
  const formats = Object.entries(named(FORMATS, readList(context.query, 'format_filter')));
  const file = Object.fromEntries(
    Object.entries(TIERS).map(([tier, rendition]) => [
      tier,
      known(formats.map(([name, format]) => [name, fileOf(rendition, format)])),
    ]),
  );
  return { ...common, type: kind === 'sticker' ? 'sticker' : 'gif', file };
}
