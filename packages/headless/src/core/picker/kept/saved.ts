import { type IGif, normalizeGif } from '@gifkit/model';
import { type GifProvider, type GifReference, readReference } from '@gifkit/providers';

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
export function readSaved(text: unknown, provider: string, limit: number): GifReference[] {
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

/** The text to store. */
export const writeSaved = (references: readonly GifReference[]): string =>
  JSON.stringify(references.map(({ provider: _, ...reference }) => reference));

/** A tile for a GIF that its service has no more: its place and its words, without any file. */
const toRemoved = ({ id, width, height }: GifReference, alt: string): IGif =>
  normalizeGif({
    id,
    title: alt,
    alt_text: alt,
    is_removed: true,
    images: { original: { width, height, url: '' } },
  });

interface ResolveOptions {
  /** GIFs that are at hand, by their ids. */
  known: ReadonlyMap<string, IGif>;
  /** The words for a GIF that is no longer there. */
  wordsOf: (alt: string) => string;
  signal: AbortSignal;
}

/**
 * Returns the GIFs of references as the service has them today, in as few requests as the service allows. Known GIFs
 * are not requested.
 *
 * @returns in the order of the references; a GIF that its service no longer has says so, and has `is_removed`.
 * @throws {FetchError} when the service fails: that says nothing about single GIFs.
 */
export async function resolveSaved(
  provider: Pick<GifProvider, 'resolve'>,
  references: readonly GifReference[],
  { known, wordsOf, signal }: ResolveOptions,
): Promise<IGif[]> {
  const unknown = references.filter(({ id }) => !known.has(id));
  const resolved = unknown.length > 0 ? await provider.resolve(unknown, { signal }) : [];
  const found = new Map(resolved.map((one) => [one.reference.id, one]));
  return references.map((reference) => {
    const one = found.get(reference.id);
    if (one?.status === 'found') return one.gif;
    return known.get(reference.id) ?? toRemoved(reference, wordsOf(reference.alt));
  });
}
