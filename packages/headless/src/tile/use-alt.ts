import { type AltText, describeGif, type IGif, type KindNames } from '@gifkit/model';
import { altEnglish } from '../labels/alt-english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import type { TileBehavior } from './tile-options.ts';

type GetAlt = TileBehavior['getAlt'];

/** Alt texts by labels, so that each GIF is described once and not on each render. */
const known = new WeakMap<KindNames, WeakMap<IGif, AltText>>();

function describe(gif: IGif, labels: KindNames): AltText {
  const texts = known.get(labels) ?? new WeakMap<IGif, AltText>();
  known.set(labels, texts);
  const text = texts.get(gif) ?? describeGif(gif, labels);
  texts.set(gif, text);
  return text;
}

function givenAlt(gif: IGif, getAlt: GetAlt): string | undefined {
  const alt: unknown = getAlt?.(gif);
  return typeof alt === 'string' && alt.trim() !== '' ? alt : undefined;
}

/** Returns the alt text of a GIF: the host's, otherwise a generated one. */
export const useAlt = (gif: IGif, getAlt: GetAlt): string => useAlts(getAlt)(gif);

export function useAlts(getAlt: GetAlt): (gif: IGif) => string {
  const labels = useLabelsOr(altEnglish);
  return (gif) => givenAlt(gif, getAlt) ?? describe(gif, labels).text;
}

/**
 * Returns the language of a GIF's alt text, and the user's language for content of the component inside that element.
 * Both are undefined if they are equal, or for an alt text of the host.
 */
export function useAltLang(
  gif: IGif,
  alt: string,
): readonly [alt: string | undefined, user: string | undefined] {
  const labels = useLabelsOr(altEnglish);
  const { text, lang } = describe(gif, labels);
  return lang === undefined || text !== alt ? [undefined, undefined] : [lang, labels.lang];
}
