import { readMediaData } from '../media-folder.ts';
import type { CatalogScene } from './scene.ts';

/** Emoji with its variations; the first one is the default. */
export interface EmojiGroup extends Omit<CatalogScene, 'kind' | 'category'> {
  /** Tags with the code point first, like the service. */
  tags: readonly string[];
  variations: number;
}

/** Scene data in media/scenes.json, written by `pnpm run generate`. */
export interface SceneData {
  scenes: readonly CatalogScene[];
  emoji: readonly EmojiGroup[];
}

/** A test compares it with the drawings. */
const { scenes: catalogScenes, emoji } = readMediaData('scenes.json') as SceneData;

/** All loops of the catalog: GIFs, then stickers, then clips. */
export const scenes: readonly CatalogScene[] = catalogScenes;

export const emojiGroups: readonly EmojiGroup[] = emoji;

/** Returns the service's name of a variation: `default`, `variation_01`, … */
export const variationName = (index: number): string =>
  index === 0 ? 'default' : `variation_${String(index).padStart(2, '0')}`;

export const emojiSlug = ({ slug }: { slug: string }, variation: number): string =>
  `emoji-${slug}-${variationName(variation).replace('_', '-')}`;

export const emojiScenes: readonly CatalogScene[] = emojiGroups.flatMap(
  ({ variations, ...group }) =>
    Array.from({ length: variations }, (_, variation) => ({
      ...group,
      slug: emojiSlug(group, variation),
      kind: 'sticker' as const,
      category: 'reactions' as const,
    })),
);

export const mediaScenes: readonly CatalogScene[] = [...scenes, ...emojiScenes];
