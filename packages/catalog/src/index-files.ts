import { createHash } from 'node:crypto';
import {
  type CatalogIndex,
  type CatalogItem,
  type CatalogWords,
  PAGE,
  SHARDS,
  shardOf,
  textOf,
  VERSION,
  wordsOf,
} from '@gifkit/providers/catalog-format';

/** Maximum number of items found by a word. */
const MAX_FOUND = 1000;

/** Returns the start of a SHA-256 hash: 16 characters of 5 bits. */
export function shortHash(content: string | Uint8Array): string {
  const digest = createHash('sha256').update(content).digest();
  return [...digest.subarray(0, 16)].map((byte) => (byte % 32).toString(32)).join('');
}

/** Changes if the items or their order change. */
export const buildOf = (items: readonly CatalogItem[]): string =>
  shortHash(JSON.stringify([VERSION, items]));

interface Found {
  items: CatalogItem[];
  /** How often the word is written in which way. */
  texts: Map<string, number>;
}

/** Returns the items of each word, sorted by stem. */
function wordsIn(items: readonly CatalogItem[]) {
  const found = new Map<string, Found>();
  for (const item of items) {
    for (const { stem, text } of wordsOf(textOf(item))) {
      const word: Found = found.get(stem) ?? { items: [], texts: new Map() };
      found.set(stem, word);
      if (word.items.length < MAX_FOUND) word.items.push(item);
      word.texts.set(text, (word.texts.get(text) ?? 0) + 1);
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Puts the items of neighboring words on pages. Only a word with more than a page spans several. */
function pagesOf(words: ReturnType<typeof wordsIn>) {
  const pages: Set<CatalogItem>[] = [];
  const entries: [stem: string, CatalogWords['words'][string]][] = [];
  let isOpen = false;
  for (const [stem, { items, texts }] of words) {
    if (!isOpen || (pages.at(-1)?.size ?? 0) + items.length > PAGE) pages.push(new Set());
    const [[text] = ['']] = [...texts].sort(([, a], [, b]) => b - a);
    entries.push([
      stem,
      [items.length, pages.length - 1, ...(text === stem ? ([] as const) : ([text] as const))],
    ]);
    for (let start = 0; start < items.length; start += PAGE) {
      if (start > 0) pages.push(new Set());
      for (const item of items.slice(start, start + PAGE)) pages.at(-1)?.add(item);
    }
    isOpen = items.length <= PAGE;
  }
  return { pages, entries };
}

function categoriesOf(items: readonly CatalogItem[]): CatalogIndex['categories'] {
  const firsts = new Map<string, CatalogItem>();
  for (const item of items) {
    if (item.category && !firsts.has(item.category)) firsts.set(item.category, item);
  }
  return [...firsts].map(([name, { id, media = id, files }]) => {
    const names = files.map(([file]) => file);
    const still = names.find((file) => file.startsWith('still'));
    // The smallest one is the last.
    const preview = names.findLast((file) => file !== still && file.endsWith('.webp'));
    return {
      name,
      ...(still && { still: `${media}/${still}` }),
      ...(preview && { preview: `${media}/${preview}` }),
    };
  });
}

/** Returns the JSON files of a catalog by path, with `index.json` as the last one. */
export function* indexFiles(
  items: readonly CatalogItem[],
): Generator<[path: string, body: object]> {
  const build = buildOf(items);
  for (let start = 0; start < items.length; start += PAGE) {
    yield [`pages/${build}/list-${start / PAGE}.json`, items.slice(start, start + PAGE)];
  }
  const { pages, entries } = pagesOf(wordsIn(items));
  for (const [index, page] of pages.entries()) {
    yield [`pages/${build}/words-${index}.json`, [...page]];
  }
  const shards = Array.from({ length: SHARDS }, (): typeof entries => []);
  for (const entry of entries) shards[shardOf(entry[0])]?.push(entry);
  for (const [shard, words] of shards.entries()) {
    const body: CatalogWords = { version: VERSION, build, words: Object.fromEntries(words) };
    yield [`words/${shard}.json`, body];
  }
  for (const item of items) yield [`gifs/${item.id}.json`, item];
  const categories = categoriesOf(items);
  const index: CatalogIndex = { version: VERSION, build, count: items.length, categories };
  yield ['index.json', index];
}
