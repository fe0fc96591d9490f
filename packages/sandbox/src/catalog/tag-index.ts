import { type Entry, tagText } from './entry.ts';

/** Tag with its closeness to another tag, from 0 to 1 (always together). */
export interface RelatedTag {
  name: string;
  score: number;
}

const PRECISION = 10_000;

export function createTagIndex(entries: Iterable<Entry>) {
  const itemsOf = new Map<string, Set<string>>();
  const tagsOf = new Map<string, string[]>();
  for (const { id, tags } of entries) {
    const names = tags.map((tag) => tagText(tag).toLowerCase());
    tagsOf.set(id, names);
    for (const name of names) {
      const items = itemsOf.get(name) ?? new Set();
      itemsOf.set(name, items.add(id));
    }
  }
  const frequency = (tag: string): number => itemsOf.get(tag)?.size ?? 0;
  const byName = (a: string, b: string): number => (a < b ? -1 : 1);
  const byFrequency = (a: string, b: string): number => frequency(b) - frequency(a) || byName(a, b);
  const popular = [...itemsOf.keys()].sort(byFrequency);

  return {
    popular: () => popular,
    /** Finds tags that begin with the text, then those with such a word; frequent ones first. */
    search(text: string): string[] {
      const wanted = text.trim().toLowerCase();
      const first = popular.filter((tag) => tag.startsWith(wanted));
      const second = popular.filter((tag) => tag.includes(` ${wanted}`));
      return [...new Set([...first, ...second])];
    },
    /** Tags of items with this tag, closest first. */
    related(tag: string): RelatedTag[] {
      const wanted = tag.trim().toLowerCase();
      const together = new Map<string, number>();
      for (const id of itemsOf.get(wanted) ?? []) {
        for (const name of tagsOf.get(id) ?? []) {
          if (name !== wanted) together.set(name, (together.get(name) ?? 0) + 1);
        }
      }
      return Array.from(together, ([name, count]) => {
        const closeness = count / Math.sqrt(frequency(wanted) * frequency(name));
        return { name, score: Math.round(closeness * PRECISION) / PRECISION };
      }).sort((a, b) => b.score - a.score || byName(a.name, b.name));
    },
  };
}

export type TagIndex = ReturnType<typeof createTagIndex>;
