import type { CatalogueEntry } from '../catalog/entry.ts';
import { stableId, stableNumber } from '../catalog/ids.ts';
import { slugOf } from '../catalog/items.ts';
import { NEVER } from '../catalog/moment.ts';
import { phrases } from './phrases.ts';
import { parseTextSlug, textSlug, VARIANTS } from './text-scene.ts';

const entryOf = (id: string, scene: string, text: string): CatalogueEntry => ({
  id,
  kind: 'text',
  scene,
  title: text,
  slug: [slugOf(text), id].filter(Boolean).join('-'),
  tags: text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [],
  category: 'reactions',
  username: '',
  rating: 'g',
  importedAt: '2024-02-29 12:00:00',
  trendedAt: NEVER,
  source: '',
});

/** The item that a text was drawn for on demand: its id says what it shows, so nothing is kept. */
export const dynamicEntry = (id: string): CatalogueEntry | undefined => {
  const named = parseTextSlug(id);
  return named && { ...entryOf(id, id, named.text), details: { is_dynamic: 1 } };
};

/** The same text in every way there is to draw it. */
export const dynamicEntries = (text: string): CatalogueEntry[] =>
  Array.from({ length: VARIANTS }, (_, variant) => dynamicEntry(textSlug(text, variant))).flatMap(
    (entry) => entry ?? [],
  );

/** The texts that the catalogue has. */
export const textEntries: readonly CatalogueEntry[] = phrases.map(({ text, tags }) => {
  const name = `text:${text}`;
  const entry = entryOf(stableId(name), textSlug(text, stableNumber(name, VARIANTS)), text);
  return { ...entry, tags: [...entry.tags, ...tags] };
});
