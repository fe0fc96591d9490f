import { sticker } from '../die-cut.ts';
import type { Scene } from '../scene.ts';
import { scenes } from '../scenes/index.ts';
import { type EmojiGroup, emojiGroups } from './groups.ts';
import type { Palette } from './palettes.ts';

/** In px. */
const SIDE = 240;

/** Returns the service's name of a variation: `default`, `variation_01`, … */
export const variationName = (index: number): string =>
  index === 0 ? 'default' : `variation_${String(index).padStart(2, '0')}`;

export const emojiSlug = ({ slug }: EmojiGroup, variation: number): string =>
  `emoji-${slug}-${variationName(variation).replace('_', '-')}`;

const sceneOf = (group: EmojiGroup, palette: Palette, variation: number): Scene => ({
  slug: emojiSlug(group, variation),
  title: group.title,
  kind: 'sticker',
  tags: group.tags,
  category: 'reactions',
  width: SIDE,
  height: SIDE,
  seconds: 1.2,
  fps: 15,
  draw: (pen, t) => sticker(pen, palette.ink, (layer) => group.draw(layer, t, palette)),
});

export const emojiScenes: readonly Scene[] = emojiGroups.flatMap((group) =>
  group.palettes.map((palette, variation) => sceneOf(group, palette, variation)),
);

/** All scenes that have files: the catalog, then the emoji. */
export const allScenes: readonly Scene[] = [...scenes, ...emojiScenes];
