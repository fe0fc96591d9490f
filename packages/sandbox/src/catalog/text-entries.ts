import type { CatalogEntry } from './entry.ts';
import { NEVER, slugOf, stableId, stableNumber } from './ids.ts';
import { phrases } from './phrases.ts';
import { wordsOf } from './search/query.ts';
import { shorten } from './shorten.ts';

/** Number of styles: four, each in three palettes. */
const VARIANTS = 12;

export const textSlug = (text: string, variant: number): string =>
  `text-${variant}-${Buffer.from(shorten(text)).toString('base64url')}`;

/** Decodes a slug. @returns undefined if it is not a text's slug */
export function parseTextSlug(slug: string): { text: string; variant: number } | undefined {
  const [, number, code] = /^text-(\d{1,3})-([\w-]{1,2000})$/.exec(slug) ?? [];
  if (number === undefined || code === undefined) return undefined;
  const text = Buffer.from(code, 'base64url').toString();
  const variant = Number(number);
  return text && variant < VARIANTS && textSlug(text, variant) === slug
    ? { text, variant }
    : undefined;
}

const entryOf = (id: string, scene: string, text: string): CatalogEntry => ({
  id,
  kind: 'text',
  scene,
  title: text,
  slug: [slugOf(text), id].filter(Boolean).join('-'),
  tags: wordsOf(text.toLowerCase()),
  category: 'reactions',
  username: '',
  rating: 'g',
  importedAt: '2024-02-29 12:00:00',
  trendedAt: NEVER,
  source: '',
});

/** Decodes an on-demand text from its id, which contains text and style. */
export function dynamicEntry(id: string): CatalogEntry | undefined {
  const parsed = parseTextSlug(id);
  return parsed && { ...entryOf(id, id, parsed.text), details: { is_dynamic: 1 } };
}

export const dynamicEntries = (text: string): CatalogEntry[] =>
  Array.from({ length: VARIANTS }, (_, variant) => dynamicEntry(textSlug(text, variant))).flatMap(
    (entry) => entry ?? [],
  );

export const textEntries: readonly CatalogEntry[] = phrases.map(({ text, tags }) => {
  const name = `text:${text}`;
  const entry = entryOf(stableId(name), textSlug(text, stableNumber(name, VARIANTS)), text);
  return { ...entry, tags: [...entry.tags, ...tags] };
});
