import type { Category, Scene } from '../art/scene.ts';
import type { CatalogueEntry, Rating, Tag } from './entry.ts';
import { stableId, stableNumber } from './ids.ts';
import { NEVER, serviceTime } from './moment.ts';

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

/** The first moment that is not in the catalogue's past. */
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

/** The service gives some items their tags as strings and others as objects. */
const writeTags = (name: string, tags: readonly string[]): Tag[] =>
  stableNumber(`tags:${name}`, 4) === 0 ? tags.map((text) => ({ text })) : [...tags];

export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const capitalise = (text: string): string =>
  text.replace(/(^|\s)(\p{L})/gu, (letter) => letter.toUpperCase());

/**
 * The entry that shows a scene. Everything about it follows from `name`, which is the scene's slug
 * for the scene's own entry.
 */
export const entryOf = (
  scene: Pick<Scene, 'slug' | 'title' | 'kind' | 'tags' | 'category'>,
  name: string = scene.slug,
  { title = scene.title, tags = scene.tags }: { title?: string; tags?: readonly string[] } = {},
): CatalogueEntry => {
  const kind = KIND_OF[scene.kind];
  const id = stableId(name);
  const username = pick(`user:${name}`, USERS[scene.category], '');
  const source = pick(`source:${name}`, SOURCES, '');
  return {
    id,
    kind,
    scene: scene.slug,
    title: capitalise(title),
    slug: `${slugOf(title)}-${id}`,
    tags: writeTags(name, tags),
    category: scene.category,
    username,
    rating: ratingOf(name),
    importedAt: serviceTime(NOW - 1000 * stableNumber(`imported:${name}`, FIVE_YEARS)),
    trendedAt: NEVER,
    source: source && `${source}${slugOf(title)}`,
  };
};
