import type { Labels } from '@gifkit/headless';
import { getAltText, type IGif, type KindNames } from '@gifkit/model';

const CODE_POINT = /^u([\da-f]{4,6})$/;
const SKIN_TONES = [1, 2, 3, 4, 5] as const;

/** True for an emoji with the five skin tones of Unicode (UTS #51). Its code point is one of its tags. */
function hasSkinTones({ tags }: IGif): boolean {
  const hex = tags?.map((tag) => CODE_POINT.exec(tag)?.[1]).find(Boolean);
  const point = hex ? Number.parseInt(hex, 16) : 0;
  return point <= 0x10ffff && /^\p{Emoji_Modifier_Base}$/u.test(String.fromCodePoint(point));
}

/** Returns the number in a variation's name (`variation_02`), or undefined for the default one. */
const numberOf = ({ variation }: IGif): number | undefined =>
  Number(/\d{1,9}$/.exec(variation ?? '')?.[0]) || undefined;

type EmojiLabels = KindNames & Pick<Labels, 'skinTone' | 'variation'>;

/**
 * Returns the accessible name of an emoji or a variation, which has the same title and tags. `position` starts at 1
 * and replaces the number of the variation if the service sends none.
 */
export function emojiName(emoji: IGif, one: IGif, labels: EmojiLabels, position?: number): string {
  if (one.alt_text && one.alt_text !== emoji.alt_text) return one.alt_text;
  const name = emoji.title || emoji.alt_text || getAltText(emoji, labels);
  const number = one.variation ? numberOf(one) : position;
  if (number === undefined) return name;
  const tone = hasSkinTones(emoji) && SKIN_TONES.find((each) => each === number);
  return tone ? labels.skinTone(name, tone) : labels.variation(name, number);
}
