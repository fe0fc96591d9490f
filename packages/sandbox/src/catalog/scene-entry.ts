import type { CatalogEntry, Rating, Tag } from './entry.ts';
import { NEVER, serviceTime, slugOf, stableId, stableNumber } from './ids.ts';
import type { CatalogScene, Category } from './scenes.ts';

const KIND_OF = { gif: 'gif', sticker: 'sticker', clip: 'video' } as const;
const USERS: Record<Category, readonly string[]> = {
  reactions: ['bigmoods', 'gifkit', ''],
  animals: ['animalparade', 'animalparade', 'gifkit', ''],
  celebrations: ['partyloops', 'partyloops', 'nodisplayname', ''],
  food: ['snacktime', 'snacktime', 'noavatar', ''],
  nature: ['noavatar', 'gifkit', ''],
  space: ['outerspace', 'outerspace', 'nochrome', ''],
  abstract: ['nochrome', 'gifkit', 'nodisplayname', ''],
  science: ['nodisplayname', 'gifkit', ''],
  sports: ['sportsloops', 'sportsloops', 'privateroom', ''],
  everyday: ['privateroom', 'gifkit', 'snacktime', ''],
};

const SOURCES = ['', '', 'https://example.com/loops/', 'https://www.example.org/showreel/'];

const NOW = Date.UTC(2026, 5, 1);
const FIVE_YEARS = 5 * 365 * 24 * 3600;

const pick = <Value>(name: string, values: readonly Value[], fallback: Value): Value =>
  values[stableNumber(name, values.length)] ?? fallback;

const ratingOf = (name: string): Rating => {
  const share = stableNumber(`rating:${name}`, 100);
  if (share < 84) return 'g';
  if (share < 92) return 'pg';
  return share < 98 ? 'pg-13' : 'r';
};

/** Writes tags as strings for some items and as objects for others, like the service. */
const writeTags = (name: string, tags: readonly string[]): Tag[] =>
  stableNumber(`tags:${name}`, 4) === 0 ? tags.map((text) => ({ text })) : [...tags];

const capitalize = (text: string): string =>
  text.replace(/(^|\s)(\p{L})/gu, (letter) => letter.toUpperCase());

/**
 * Creates an entry that shows a scene.
 *
 * @param name seed of all other fields; the scene's own entry uses the slug
 */
export function sceneEntry(
  scene: Pick<CatalogScene, 'slug' | 'title' | 'kind' | 'tags' | 'category' | 'isFlashing'>,
  name: string = scene.slug,
  { title = scene.title, tags = scene.tags }: { title?: string; tags?: readonly string[] } = {},
): CatalogEntry {
  const kind = KIND_OF[scene.kind];
  const id = stableId(name);
  const username = pick(`user:${name}`, USERS[scene.category], '');
  const source = pick(`source:${name}`, SOURCES, '');
  return {
    id,
    kind,
    scene: scene.slug,
    title: capitalize(title),
    slug: `${slugOf(title)}-${id}`,
    tags: writeTags(name, tags),
    category: scene.category,
    username,
    rating: ratingOf(name),
    importedAt: serviceTime(NOW - 1000 * stableNumber(`imported:${name}`, FIVE_YEARS)),
    trendedAt: NEVER,
    source: source && `${source}${slugOf(title)}`,
    ...(scene.isFlashing && { details: { is_flashing: 1 } }),
  };
}
