import { describeGif, getAltText, type IGif } from '@gifkit/model';
import { useMemo } from 'react';
import { useLabelsOr } from '../labels/labels-context.ts';
import { altEnglish } from '../labels/languages/en.ts';
import type { TileBehaviour } from './tile-options.ts';

type GetAlt = TileBehaviour['getAlt'];

function givenAlt(gif: IGif, getAlt: GetAlt): string | undefined {
  const alt: unknown = getAlt?.(gif);
  return typeof alt === 'string' && alt.trim() !== '' ? alt : undefined;
}

/** The alt text of a GIF: the host's own, else the one made from the GIF. */
export function useAlt(gif: IGif, getAlt: GetAlt): string {
  const labels = useLabelsOr(altEnglish);
  const given = givenAlt(gif, getAlt);
  return useMemo(() => given ?? getAltText(gif, labels), [given, gif, labels]);
}

/** {@link useAlt} for a list. Remembers the texts, as each render of the list needs those of all its tiles. */
export function useAlts(getAlt: GetAlt): (gif: IGif) => string {
  const labels = useLabelsOr(altEnglish);
  const ownAltOf = useMemo(() => {
    const known = new WeakMap<IGif, string>();
    return (gif: IGif): string => {
      const alt = known.get(gif) ?? getAltText(gif, labels);
      known.set(gif, alt);
      return alt;
    };
  }, [labels]);
  return (gif) => givenAlt(gif, getAlt) ?? ownAltOf(gif);
}

type AltLang = readonly [alt: string | undefined, reader: string | undefined];

const OWN: AltLang = [undefined, undefined];

/**
 * The language of a GIF's alt text, and beside it that of the reader, for what lies inside the element with
 * the text but is not the service's. Both are undefined if they are the same, and for a text of the host's.
 */
export function useAltLang(gif: IGif, alt: string): AltLang {
  const labels = useLabelsOr(altEnglish);
  return useMemo((): AltLang => {
    const { text, lang } = describeGif(gif, labels);
    return lang === undefined || text !== alt ? OWN : [lang, labels.lang];
  }, [gif, alt, labels]);
}
