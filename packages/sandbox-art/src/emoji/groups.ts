import type { Pen } from '../scene.ts';
import { beatingHeart, laughingFace, loveFace, smilingFace, spinningStar } from './faces.ts';
import { fistBump, thumbsUp, victory, wavingHand } from './hands.ts';
import { hearts, moods, type Palette, skins } from './palettes.ts';

/** Emoji with its variations; the first one is the default. */
export interface EmojiGroup {
  slug: string;
  title: string;
  /** Tags with the code point first, like the service. */
  tags: readonly string[];
  palettes: readonly Palette[];
  draw(pen: Pen, t: number, palette: Palette): void;
}

export const emojiGroups: readonly EmojiGroup[] = [
  {
    slug: 'thumbs-up',
    title: 'Thumbs up',
    tags: ['u1f44d', 'yes', 'ok', 'good', 'like', 'thumbs up', 'approve', 'hand'],
    palettes: skins,
    draw: thumbsUp,
  },
  {
    slug: 'waving-hand',
    title: 'Waving hand',
    tags: ['u1f44b', 'hello', 'hi', 'bye', 'wave', 'hand', 'greeting'],
    palettes: skins,
    draw: wavingHand,
  },
  {
    slug: 'victory-hand',
    title: 'Victory hand',
    tags: ['u270c', 'peace', 'victory', 'peace sign', 'hand', 'good'],
    palettes: skins,
    draw: victory,
  },
  {
    slug: 'fist-bump',
    title: 'Fist bump',
    tags: ['u1f44a', 'fist', 'bump', 'respect', 'hand', 'punch'],
    palettes: skins,
    draw: fistBump,
  },
  {
    slug: 'heart',
    title: 'Heart',
    tags: ['u2764', 'love', 'heart', 'beat', 'like', 'crush'],
    palettes: hearts,
    draw: beatingHeart,
  },
  {
    slug: 'smiling-face',
    title: 'Smiling face',
    tags: ['u1f60a', 'smile', 'happy', 'glad', 'face'],
    palettes: moods,
    draw: smilingFace,
  },
  {
    slug: 'laughing-face',
    title: 'Laughing face',
    tags: ['u1f602', 'laugh', 'lol', 'tears of joy', 'funny', 'face'],
    palettes: moods,
    draw: laughingFace,
  },
  {
    slug: 'love-face',
    title: 'Face with heart eyes',
    tags: ['u1f60d', 'love', 'heart eyes', 'adore', 'crush', 'face'],
    palettes: moods,
    draw: loveFace,
  },
  {
    slug: 'star',
    title: 'Star',
    tags: ['u2b50', 'star', 'well done', 'favorite', 'shine'],
    palettes: moods,
    draw: spinningStar,
  },
];
