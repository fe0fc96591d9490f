import { type Entry, tagText } from '../../catalog/entry.ts';
import { named } from '../../http/on-demand.ts';
import type { Context } from '../context.ts';
import { type Format, filesOf } from './renditions.ts';

/** Tenor's sizes, and the renditions of the same size. */
const SIZES = [
  ['', 'original'],
  ['medium', 'fixed_height'],
  ['tiny', 'fixed_width'],
  ['nano', 'fixed_height_small'],
] as const;

const FORMATS: readonly Format[] = ['gif', 'webp', 'mp4'];

function mediaFormats(context: Context, entry: Entry, wanted: readonly string[] | undefined) {
  const fileOf = filesOf(context, entry);
  const formats: Record<string, object> = {};
  const add = (name: string, rendition: string, format: Format) => {
    const file = fileOf(rendition, format);
    if (!file) return;
    const { url, width, height, size } = file;
    formats[name] = { url, dims: [width, height], size, duration: 0, preview: '' };
  };
  for (const [size, rendition] of SIZES) {
    for (const format of FORMATS) {
      // Only GIFs have a medium size.
      if (size === 'medium' && format !== 'gif') continue;
      add(`${size}${format}`, rendition, format);
      if (entry.kind === 'sticker' && format !== 'mp4') {
        add(`${size}${format}_transparent`, rendition, format);
      }
    }
  }
  add('preview', 'original', 'still');
  add('gifpreview', 'original', 'still');
  return named(formats, wanted);
}

/**
 * An item in the format of Tenor's second version.
 *
 * @param wanted names of its media formats; all without them.
 */
export function tenorJson(context: Context, entry: Entry, wanted?: readonly string[]) {
  const { id, kind, slug, tags, title, importedAt } = entry;
  return {
    id,
    title: '',
    media_formats: mediaFormats(context, entry, wanted),
    created: Date.parse(`${importedAt.replace(' ', 'T')}Z`) / 1000,
    content_description: title,
    itemurl: `${context.addresses.site}/${kind === 'sticker' ? 'stickers' : 'gifs'}/${slug}`,
    url: `${context.addresses.origin}/g/${id}`,
    tags: tags.map(tagText),
    flags: kind === 'sticker' ? ['sticker'] : [],
    hasaudio: false,
  };
}
