import type { Caption, Category, SceneDescription } from '@gifkit/sandbox-art/scene';
import { emojiSlug } from '@gifkit/sandbox-art/scene';
import { readMediaData } from '../media-folder.ts';

export type { Category };

/** Loop of the catalog. `@gifkit/sandbox-art`, which draws it, may be missing. */
export interface CatalogScene extends SceneDescription {
  captions?: readonly Caption[];
}

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
