import type { Labels } from '@gifkit/headless';
import { getAltText, type IGif, type KindNames } from '@gifkit/model';

const CODE_POINT = /^u([\da-f]{4,6})$/;
const SKIN_TONES = [1, 2, 3, 4, 5] as const;

/** Whether an emoji comes in the five skin tones of Unicode (UTS #51): its code point is among its tags. */
function hasSkinTones({ tags }: IGif): boolean {
  const hex = tags?.map((tag) => CODE_POINT.exec(tag)?.[1]).find(Boolean);
  const point = hex ? Number.parseInt(hex, 16) : 0;
  return point <= 0x10ffff && /^\p{Emoji_Modifier_Base}$/u.test(String.fromCodePoint(point));
}

/** The number of a variation as the service names it (`variation_02`); undefined for the default one. */
const numberOf = ({ variation }: IGif): number | undefined =>
  Number(/\d+$/.exec(variation ?? '')?.[0]) || undefined;

type EmojiLabels = KindNames & Pick<Labels, 'skinTone' | 'variation'>;

/**
 * The name of an emoji or of one of its variations, which all have the same title and tags. `position` counts from 1,
 * for a service that gives no number.
 */
export function emojiName(emoji: IGif, one: IGif, labels: EmojiLabels, position?: number): string {
  if (one.alt_text && one.alt_text !== emoji.alt_text) return one.alt_text;
  const name = emoji.title || emoji.alt_text || getAltText(emoji, labels);
  const number = one.variation ? numberOf(one) : position;
  if (number === undefined) return name;
  const tone = hasSkinTones(emoji) && SKIN_TONES.find((each) => each === number);
  return tone ? labels.skinTone(name, tone) : labels.variation(name, number);
}
