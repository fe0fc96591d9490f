import { sticker } from '../die-cut.ts';
import { emojiSlug, type Scene } from '../scene.ts';
import { scenes } from '../scenes/index.ts';
import { type EmojiGroup, emojiGroups } from './groups.ts';
import type { Palette } from './palettes.ts';

/** In px. */
const SIDE = 240;

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
