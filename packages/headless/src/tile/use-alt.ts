import { getAltText, type IGif } from '@gifkit/model';
import { useMemo } from 'react';
import { useLabelsOr } from '../labels/labels-context.ts';
import { altEnglish } from '../labels/languages/en.ts';
import type { TileBehaviour } from './tile-options.ts';

export type GetAlt = TileBehaviour['getAlt'];

/** The host's own alt text, if it gives one. */
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
