import { type AltText, describeGif, type IGif, type KindNames } from '@gifkit/model';
import { useLabelsOr } from '../labels/labels-context.ts';
import { altEnglish } from '../labels/languages/en.ts';
import type { TileBehavior } from './tile-options.ts';

type GetAlt = TileBehavior['getAlt'];

/** Texts by the words of the reader: each GIF is described once, not by every render of its list and its tile. */
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

/** The alt text of a GIF: the host's own, else the one made from the GIF. */
export const useAlt = (gif: IGif, getAlt: GetAlt): string => useAlts(getAlt)(gif);

/** {@link useAlt} for a list. */
export function useAlts(getAlt: GetAlt): (gif: IGif) => string {
  const labels = useLabelsOr(altEnglish);
  return (gif) => givenAlt(gif, getAlt) ?? describe(gif, labels).text;
}

type AltLang = readonly [alt: string | undefined, reader: string | undefined];

/**
 * The language of a GIF's alt text, and beside it that of the reader, for what lies inside the element with
 * the text but is not the service's. Both are undefined if they are the same, and for a text of the host's.
 */
export function useAltLang(gif: IGif, alt: string): AltLang {
  const labels = useLabelsOr(altEnglish);
  const { text, lang } = describe(gif, labels);
  return lang === undefined || text !== alt ? [undefined, undefined] : [lang, labels.lang];
}
