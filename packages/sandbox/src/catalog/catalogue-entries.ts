import { random } from '../art/random.ts';
import type { Scene } from '../art/scene.ts';
import { textEntries } from '../text/text-entry.ts';
import { awkwardEntries } from './awkward.ts';
import type { CatalogueEntry } from './entry.ts';
import { entryOf } from './items.ts';
import { serviceTime } from './moment.ts';
import { multiplied } from './multiply.ts';

const HOUR = 3_600_000;
/** When the most popular item began to trend; each next one did an hour before. */
const TRENDING_SINCE = Date.UTC(2026, 4, 31, 12);

/** The same entries in an order that follows from the seed. */
const shuffled = (entries: readonly CatalogueEntry[], seed: number): CatalogueEntry[] => {
  const next = random(seed);
  return entries
    .map((entry) => ({ entry, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
};

/** A few items of the catalogue come from a film. */
const FILMS: Readonly<Record<string, Record<string, unknown>>> = {
  'monster-movie-popcorn': { provider_name: 'youtube', asset_uid: 'aqz-KE-bpKQ', start: 42 },
  'viaduct-train': { provider_name: 'vimeo', asset_uid: '1084537', start: 15 },
};

const ownEntry = (scene: Scene): CatalogueEntry => {
  const entry = entryOf(scene);
  const film = FILMS[scene.slug];
  return film ? { ...entry, details: { external_media: film } } : entry;
};

/**
 * The catalogue's own entries, most popular first: one for each scene, and the texts. They are the
 * same for every seed, in another order.
 */
export const ownEntries = (scenes: readonly Scene[], seed: number): CatalogueEntry[] =>
  shuffled([...scenes.map(ownEntry), ...textEntries], seed).map((entry, index) => ({
    ...entry,
    trendedAt: serviceTime(TRENDING_SINCE - index * HOUR),
  }));

/** Everything that the catalogue holds: its own entries, copies until there are `size`, awkward ones. */
export function* catalogueEntries(
  scenes: readonly Scene[],
  seed: number,
  size: number,
): Generator<CatalogueEntry> {
  const own = ownEntries(scenes, seed);
  yield* own;
  yield* multiplied(scenes, size - own.length, seed);
  yield* awkwardEntries(scenes);
}
