import { describeGif, type IGif } from '@gifkit/model';
import { useMemo } from 'react';
import { useLabelsOr } from '../labels/labels-context.ts';
import { altEnglish } from '../labels/languages/en.ts';

type AltLang = readonly [alt: string | undefined, reader: string | undefined];

const OWN: AltLang = [undefined, undefined];

/**
 * The language of a GIF's alt text, and beside it that of the reader, for what lies inside the element with
 * the text but is not the service's. Both are undefined where they are the same, and for a text of the host's.
 */
export function useAltLang(gif: IGif, alt: string): AltLang {
  const labels = useLabelsOr(altEnglish);
  return useMemo((): AltLang => {
    const { text, lang } = describeGif(gif, labels);
    return lang === undefined || text !== alt ? OWN : [lang, labels.lang];
  }, [gif, alt, labels]);
}
