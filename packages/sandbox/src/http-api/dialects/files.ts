import type { Entry } from '../../catalog/entry.ts';
import type { Context } from '../context.ts';

export interface File {
  url: string;
  width: number;
  height: number;
  size: number;
}

type Fields = Readonly<Record<string, unknown>>;

const FIELDS = {
  gif: ['url', 'size'],
  webp: ['webp', 'webp_size'],
  mp4: ['mp4', 'mp4_size'],
  still: ['url', 'size'],
} as const;

export function filesOf({ media, addresses }: Context, entry: Entry) {
  const { images } = media.mediaJson(entry, addresses.origin);
  return (rendition: string, format: keyof typeof FIELDS): File | undefined => {
    const name = format === 'still' ? `${rendition}_still` : rendition;
    const fields = images[name] as Fields | undefined;
    const [urlField, sizeField] = FIELDS[format];
    const url = fields?.[urlField];
    if (!fields || typeof url !== 'string' || !url) return undefined;
    return {
      url,
      width: Number(fields.width),
      height: Number(fields.height),
      size: Number(fields[sizeField] ?? 0),
    };
  };
}
