import { readMediaData } from '../media-folder.ts';
import type { CatalogScene } from './scene.ts';

/** One emoji; its first variation is the default. */
export interface EmojiGroup extends Omit<CatalogScene, 'kind' | 'category'> {
  /** The code point first, as the service writes it. */
  tags: readonly string[];
  variations: number;
}

/** The data of every drawing, as `pnpm run generate` writes them. */
export interface SceneData {
  scenes: readonly CatalogScene[];
  emoji: readonly EmojiGroup[];
}

/** A test compares it with the drawings. */
const { scenes: catalogScenes, emoji } = readMediaData('scenes.json') as SceneData;

/** Every loop of the catalog: GIFs, then stickers, then clips. */
export const scenes: readonly CatalogScene[] = catalogScenes;

export const emojiGroups: readonly EmojiGroup[] = emoji;

/** `default`, then `variation_01` and so on: the service's names. */
export const variationName = (index: number): string =>
  index === 0 ? 'default' : `variation_${String(index).padStart(2, '0')}`;

/** The slug of the scene that shows a variation of an emoji. */
export const emojiSlug = ({ slug }: { slug: string }, variation: number): string =>
  `emoji-${slug}-${variationName(variation).replace('_', '-')}`;

/** One scene for each variation of each emoji. */
export const emojiScenes: readonly CatalogScene[] = emojiGroups.flatMap(
  ({ variations, ...group }) =>
    Array.from({ length: variations }, (_, variation) => ({
      ...group,
      slug: emojiSlug(group, variation),
      kind: 'sticker' as const,
      category: 'reactions' as const,
    })),
);

/** Every scene that has media files. */
export const mediaScenes: readonly CatalogScene[] = [...scenes, ...emojiScenes];
