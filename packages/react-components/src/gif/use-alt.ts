import { getAltText, type IGif } from '@gifkit/model';
import { useMemo } from 'react';
import { useLabels } from '../labels/labels-context.ts';
import type { GifAppearanceProps } from './gif-props.ts';

export type GetAlt = GifAppearanceProps['getAlt'];

/** What the host says that a GIF shows, unless it is nothing. */
function givenAlt(gif: IGif, getAlt: GetAlt): string | undefined {
  const alt: unknown = getAlt?.(gif);
  return typeof alt === 'string' && alt.trim() !== '' ? alt : undefined;
}

/** What a GIF shows: by the host, where it gives a text, else by the GIF itself. */
export function useAlt(gif: IGif, getAlt: GetAlt): string {
  const labels = useLabels();
  const given = givenAlt(gif, getAlt);
  return useMemo(() => given ?? getAltText(gif, labels), [given, gif, labels]);
}

/** {@link useAlt} for the GIFs of a list, which asks for all of its tiles with each render. */
export function useAlts(getAlt: GetAlt): (gif: IGif) => string {
  const labels = useLabels();
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
