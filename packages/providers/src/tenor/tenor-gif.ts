import {
  type MediaFile,
  type MediaFormat,
  recordsIn,
  toImages,
  toMediaFile,
} from '../renditions/to-images.ts';

/** Maps names of formats to file formats: `tinygif`, `nanomp4`, `webp_transparent`, `gifpreview`, … */
const FORMATS: readonly (readonly [RegExp, MediaFormat | undefined])[] = [
  [/preview/, 'still'],
  // Left out, because it repeats the GIF several times.
  [/^looped/, undefined],
  [/webp/, 'webp'],
  [/webm/, 'webm'],
  [/mp4/, 'mp4'],
  [/gif/, 'gif'],
];

const formatOf = (name: string) => FORMATS.find(([pattern]) => pattern.test(name))?.[1];

function toFiles(formats: unknown): MediaFile[] {
  const named = recordsIn(formats);
  const transparent = named.filter(([name]) => name.endsWith('_transparent'));
  return (transparent.length > 0 ? transparent : named).flatMap(([name, file]) => {
    const format = formatOf(name);
    const dims = Array.isArray(file.dims) ? file.dims : [];
    return (format && toMediaFile(format, file, [dims[0], dims[1]])) ?? [];
  });
}

export function toRawGif(item: unknown, isSticker: boolean): object {
  const {
    id,
    title,
    content_description: description,
    itemurl: url,
    media_formats: formats,
    tags,
    created,
    flags,
  } = Object(item) as Record<string, unknown>;
  const isCutOut = isSticker || (Array.isArray(flags) && flags.includes('sticker'));
  return {
    id,
    type: isCutOut ? 'sticker' : 'gif',
    is_sticker: isCutOut,
    title: title || description,
    alt_text: description || title,
    url,
    tags,
    images: toImages(toFiles(formats)),
    ...(typeof created === 'number' && {
      import_datetime: new Date(created * 1000).toISOString().slice(0, 19).replace('T', ' '),
    }),
  };
}
