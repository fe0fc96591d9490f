import { emojiSlug, variationName } from '@gifkit/sandbox-art/scene';
import type { Entry } from './entry.ts';
import { FLAGS } from './gif-json.ts';
import { stableId, stableNumber } from './ids.ts';
import { type EmojiGroup, emojiGroups } from './scenes.ts';

const IMPORTED = '2019-05-21 21:56:13';

const defaultDetails = (group: EmojiGroup, id: string) => ({
  index_id: stableNumber(id, 90_000_000),
  caption: '',
  source_domain: '',
  ...FLAGS,
  is_nsfw: 0,
  create_datetime: IMPORTED,
  update_datetime: IMPORTED,
  variation_count: group.variations - 1,
});

const entryOf = (group: EmojiGroup, groupId: number, variation: number): Entry => {
  const scene = emojiSlug(group, variation);
  const id = stableId(scene);
  const isDefault = variation === 0;
  return {
    id,
    kind: isDefault ? 'emoji' : 'sticker',
    scene,
    title: group.title,
    slug: isDefault ? id : `Emoji-transparent-${id}`,
    tags: group.tags,
    category: 'reactions',
    username: 'Emoji',
    rating: 'g',
    importedAt: IMPORTED,
    trendedAt: '2020-12-22 12:00:12',
    source: '',
    details: {
      emoji_group_id: groupId,
      variation: variationName(variation),
      ...(isDefault && defaultDetails(group, id)),
    },
  };
};

export const emojiEntries: readonly (readonly Entry[])[] = emojiGroups.map((group, index) =>
  Array.from({ length: group.variations }, (_, variation) => entryOf(group, index + 1, variation)),
);

const groupOf = new Map(
  emojiEntries.flatMap((group) => group.map((entry) => [entry.id, group] as const)),
);

export const emojiGroup = (id: string): readonly Entry[] | undefined => groupOf.get(id);
