import { parseJson } from '@gifkit/fetch-api/internal';
import { getAltText, type IGif } from '@gifkit/model';
import type { GifReference, ProviderType } from '../gif-provider.ts';
import { toCount } from '../renditions/media-file.ts';

const TYPES: readonly unknown[] = ['gifs', 'stickers', 'clips'] satisfies ProviderType[];

const typeOf = ({ type, is_sticker }: IGif): ProviderType => {
  if (type === 'video') return 'clips';
  return is_sticker || type === 'sticker' || type === 'emoji' ? 'stickers' : 'gifs';
};

export function toReference(gif: IGif, provider: string): GifReference {
  const { width = 0, height = 0 } = gif.images?.original ?? gif.images?.fixed_width ?? {};
  return {
    provider,
    id: String(gif.id),
    type: typeOf(gif),
    width,
    height,
    alt: getAltText(gif),
  };
}

/**
 * Validates a reference from an untrusted source: storage, a message or an HTML attribute.
 *
 * @param value the reference, or its JSON.
 * @returns undefined when it is invalid.
 */
export function readReference(value: unknown): GifReference | undefined {
  const fields: unknown = typeof value === 'string' ? parseJson(value) : value;
  const { provider, id, type, width, height, alt } = Object(fields) as Record<string, unknown>;
  if (typeof provider !== 'string' || provider === '') return undefined;
  if (typeof id !== 'string' || id === '') return undefined;
  return {
    provider,
    id,
    type: TYPES.includes(type) ? (type as ProviderType) : 'gifs',
    width: toCount(width),
    height: toCount(height),
    alt: typeof alt === 'string' ? alt : '',
  };
}
