import { type IGif, normalizeGif, toJson } from '@gifkit/model';
import { type GifProvider, type GifReference, readReference } from '@gifkit/providers';

/** Parses stored references. Checks every field, because other scripts can also write to the storage. */
export function readSaved(text: unknown, provider: string, limit: number): GifReference[] {
  let values: unknown;
  try {
    values = JSON.parse(typeof text === 'string' && text ? text : '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(values)) return [];
  const references = values
    .slice(0, limit)
    .flatMap((value: unknown) => readReference({ ...Object(value), provider }) ?? []);
  return references.filter(
    ({ id }, index) => references.findIndex((other) => other.id === id) === index,
  );
}

export const writeSaved = (references: readonly GifReference[]): string =>
  toJson(references.map(({ provider: _, ...reference }) => reference));

const toRemoved = ({ id, width, height }: GifReference, alt: string): IGif =>
  normalizeGif({
    id,
    title: alt,
    alt_text: alt,
    is_removed: true,
    images: { original: { width, height, url: '' } },
  });

interface ResolveOptions {
  known: ReadonlyMap<string, IGif>;
  wordsOf: (alt: string) => string;
  signal: AbortSignal;
}

/**
 * Returns the GIFs of references in order. GIFs that the service has deleted are placeholders with `is_removed`.
 *
 * @throws {FetchError} if the service fails, which says nothing about single GIFs.
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
