import { type GifReference, readReference } from '@gifkit/providers';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first versions stored whole GIFs with the URLs of their media. */
function fromStoredGif({ id, type, is_sticker: isSticker, images, alt_text: alt }: Fields): Fields {
  const original = isFields(images) && isFields(images.original) ? images.original : {};
  const kind = type === 'video' ? 'clips' : isSticker === true ? 'stickers' : 'gifs';
  return { id, type: kind, alt, width: original.width, height: original.height };
}

/**
 * The references in a stored text; empty when it is damaged. Every field is checked, because other scripts can
 * write to the storage, too.
 *
 * @param provider whose they are.
 * @param limit how many at most.
 */
export function readKept(text: unknown, provider: string, limit: number): GifReference[] {
  let values: unknown;
  try {
    values = JSON.parse(typeof text === 'string' && text ? text : '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(values)) return [];
  const references = values.slice(0, limit).flatMap((value: unknown) => {
    if (!isFields(value)) return [];
    const fields = 'images' in value ? fromStoredGif(value) : value;
    return readReference({ ...fields, provider }) ?? [];
  });
  return references.filter(
    ({ id }, index) => references.findIndex((other) => other.id === id) === index,
  );
}
