import { type IGif, normalizeGif } from '@gifkit/model';
import type { GifProvider, GifReference } from '@gifkit/providers';

/** A tile for a GIF that its service has no more: its place and its words, without any file. */
const toRemoved = ({ id, width, height }: GifReference, alt: string): IGif =>
  normalizeGif({
    id,
    title: alt,
    alt_text: alt,
    is_removed: true,
    images: { original: { width, height, url: '' } },
  });

export interface HealOptions {
  /** GIFs that are at hand, by their ids. */
  known: ReadonlyMap<string, IGif>;
  /** The words for a GIF that is no longer there. */
  wordsOf: (alt: string) => string;
  signal: AbortSignal;
}

/**
 * The GIFs of references, as the service has them today. Those that are at hand are not asked for; the others
 * are, in as few requests as the service allows.
 *
 * @returns in the order of the references; what the service has no more says so, and has `is_removed`.
 * @throws {FetchError} when the service fails: that says nothing about single GIFs.
 */
export async function healKept(
  provider: Pick<GifProvider, 'resolve'>,
  references: readonly GifReference[],
  { known, wordsOf, signal }: HealOptions,
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
