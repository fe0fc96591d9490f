import { type IGif, safeUrl } from '@gifkit/model';

type Fields = Readonly<Record<string, unknown>>;

/** The renditions of a kept GIF that are shown and sent. */
const RENDITIONS = [
  'original',
  'fixed_width',
  'fixed_height',
  'fixed_width_small',
  'fixed_height_small',
];
const FILES = ['url', 'webp', 'mp4'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const TYPES: readonly unknown[] = ['gif', 'sticker', 'video', 'text', 'emoji'];

/** One rendition with its known fields only; undefined when it has no file. */
function readRendition(value: unknown): Record<string, unknown> | undefined {
  if (!isFields(value)) return undefined;
  const { width, height } = value;
  if (!(Number(width) > 0 && Number(height) > 0)) return undefined;
  const rendition: Record<string, unknown> = { width: Number(width), height: Number(height) };
  for (const name of FILES) {
    const url = safeUrl(value[name]);
    const size = name === 'url' ? 'size' : `${name}_size`;
    if (url) Object.assign(rendition, { [name]: url, [size]: String(Number(value[size]) || '') });
  }
  return FILES.some((name) => rendition[name]) ? rendition : undefined;
}

function readRenditions(value: unknown, names: readonly string[]): Record<string, object> {
  const given: Fields = isFields(value) ? value : {};
  const read = names.flatMap((name) => {
    const rendition = readRendition(given[name]);
    return rendition ? [[name, rendition] as const] : [];
  });
  return Object.fromEntries(read);
}

/**
 * A GIF as it is stored, with only what is needed to show and send it. Every field is checked, because other
 * scripts can write to the storage, too.
 *
 * @returns undefined when it is no GIF that can be shown.
 */
export function toKept(value: unknown): IGif | undefined {
  if (!isFields(value)) return undefined;
  const { id, images, video, type } = value;
  if (typeof id !== 'string' || id === '') return undefined;
  const names = RENDITIONS.flatMap((name) => [name, `${name}_still`]);
  const kept = readRenditions(images, names);
  if (!RENDITIONS.some((name) => kept[name])) return undefined;
  const assets = isFields(video) && isFields(video.assets) ? video.assets : {};
  const videos = readRenditions(
    assets,
    Object.keys(assets).filter((name) => /^\w{1,20}$/.test(name) && name !== 'source'),
  );
  return {
    id,
    type: TYPES.includes(type) ? type : 'gif',
    title: toText(value.title),
    alt_text: toText(value.alt_text),
    slug: toText(value.slug),
    url: safeUrl(value.url) ?? '',
    is_sticker: value.is_sticker === true,
    is_flashing: value.is_flashing === true,
    tags: [],
    images: kept,
    ...(Object.keys(videos).length > 0 && { video: { assets: videos } }),
  } as unknown as IGif;
}

/** The GIFs in a stored text; empty when it is damaged. @param limit how many at most. */
export function readKept(text: unknown, limit: number): IGif[] {
  let values: unknown;
  try {
    values = JSON.parse(toText(text) || '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(values)) return [];
  const gifs = values.slice(0, limit).flatMap((value) => toKept(value) ?? []);
  return gifs.filter(({ id }, index) => gifs.findIndex((other) => other.id === id) === index);
}

/** The text to store. */
export const writeKept = (gifs: readonly IGif[]): string =>
  JSON.stringify(gifs.flatMap((gif) => toKept(gif) ?? []));
