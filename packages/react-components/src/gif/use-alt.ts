import { getAltText, type IGif } from '@gifkit/model';
import { useMemo } from 'react';
import { useLabels } from '../labels/labels-context.ts';
import type { GifAppearanceProps } from './gif-props.ts';

export type GetAlt = GifAppearanceProps['getAlt'];

/** What GIFs show: by the host, where it gives a text, else by the GIF itself. */
export function useAlt(getAlt: GetAlt): (gif: IGif) => string {
  const labels = useLabels();
  // A list asks for all of its tiles with each render.
  const ownAltOf = useMemo(() => {
    const known = new WeakMap<IGif, string>();
    return (gif: IGif): string => {
      const alt = known.get(gif) ?? getAltText(gif, labels);
      known.set(gif, alt);
      return alt;
    };
  }, [labels]);
  return (gif) => {
    const alt: unknown = getAlt?.(gif);
    return typeof alt === 'string' && alt.trim() !== '' ? alt : ownAltOf(gif);
  };
}
