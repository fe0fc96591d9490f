import {
  type MediaFile,
  type MediaFormat,
  recordsIn,
  toImages,
  toMediaFile,
  toVideo,
} from '../renditions/to-images.ts';

const FORMATS: Readonly<Record<string, MediaFormat>> = {
  gif: 'gif',
  webp: 'webp',
  mp4: 'mp4',
  webm: 'webm',
  jpg: 'still',
  png: 'still',
};

/** Returns the files of all tiers. A clip has no tiers, and its sizes are in a separate object. */
function toFiles(file: unknown, sizes: unknown): MediaFile[] {
  const sizeOf = Object.fromEntries(recordsIn(sizes));
  const byFormat = [Object(file) as object, ...recordsIn(file).map(([, tier]) => tier)];
  return byFormat.flatMap(Object.entries).flatMap(([name, value]: [string, unknown]) => {
    const fields = typeof value === 'string' ? { ...sizeOf[name], url: value } : Object(value);
    const format = FORMATS[name];
    return (format && toMediaFile(format, fields, [fields.width, fields.height])) ?? [];
  });
}

export function toRawGif(item: unknown, type: 'gif' | 'sticker' | 'video'): object {
  const { id, slug, title, tags, file, file_meta: sizes } = Object(item) as Record<string, unknown>;
  const files = toFiles(file, sizes);
  return {
    // KLIPY looks up items by slug.
    id: slug ?? id,
    slug,
    type,
    is_sticker: type === 'sticker',
    title,
    alt_text: title,
    tags,
    images: toImages(files),
    ...(type === 'video' && { video: toVideo(files) }),
  };
}
