import { random } from '@gifkit/sandbox-art/random';
import { awkwardEntries } from './awkward.ts';
import type { CatalogEntry } from './entry.ts';
import { serviceTime } from './ids.ts';
import { sceneEntry } from './scene-entry.ts';
import { type CatalogScene, scenes } from './scenes.ts';
import { textEntries } from './text-entries.ts';
import { variants } from './variants.ts';

const HOUR = 3_600_000;
/** Trending date of the most popular item. Each following item is an hour older. */
const TRENDING_SINCE = Date.UTC(2026, 4, 31, 12);

const shuffled = (entries: readonly CatalogEntry[], seed: number): CatalogEntry[] => {
  const next = random(seed);
  return entries
    .map((entry) => ({ entry, rank: next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
};

/** `external_media` of items that were made from a video of another service. */
const EXTERNAL_MEDIA: Readonly<Record<string, Record<string, unknown>>> = {
  'monster-movie-popcorn': { provider_name: 'youtube', asset_uid: 'aqz-KE-bpKQ', start: 42 },
  'viaduct-train': { provider_name: 'vimeo', asset_uid: '1084537', start: 15 },
};

const ownEntry = (scene: CatalogScene): CatalogEntry => {
  const entry = sceneEntry(scene);
  const external = EXTERNAL_MEDIA[scene.slug];
  return external ? { ...entry, details: { ...entry.details, external_media: external } } : entry;
};

/**
 * Returns the catalog's own entries, most popular first: one per scene, and the texts. The seed changes only
 * their order.
 */
export const ownEntries = (seed: number): CatalogEntry[] =>
  shuffled([...scenes.map(ownEntry), ...textEntries], seed).map((entry, index) => ({
    ...entry,
    trendedAt: serviceTime(TRENDING_SINCE - index * HOUR),
  }));

/** Yields the catalog's own entries, then variants of them up to `size`, then the awkward ones. */
export function* catalogEntries(seed: number, size: number): Generator<CatalogEntry> {
  const own = ownEntries(seed);
  yield* own;
  yield* variants(size - own.length, seed);
  yield* awkwardEntries();
}
