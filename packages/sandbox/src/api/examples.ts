import { emojiEntries } from '../emoji/entries.ts';
import type { Catalogue } from '../store/catalogue.ts';

/** An example with the ids of real items in it, so that it gets an answer. */
export const fillExample = (catalogue: Catalogue, example: string): string =>
  example.replace(
    /\{(gif|sticker|video|emoji)\}/g,
    (_, kind: 'gif' | 'sticker' | 'video' | 'emoji') => {
      if (kind === 'emoji') return emojiEntries[0]?.[0]?.id ?? '';
      return catalogue.list({ kind, rating: 'g' }, 0, 1).entries[0]?.id ?? '';
    },
  );
