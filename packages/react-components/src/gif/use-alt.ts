import { getAltText, type IGif } from '@gifkit/model';
import { useLabels } from '../labels/labels-context.ts';
import type { GifAppearanceProps } from './gif-props.ts';

export type GetAlt = GifAppearanceProps['getAlt'];

/** What GIFs show: by the host, where it gives a text, else by the GIF itself. */
export function useAlt(getAlt: GetAlt): (gif: IGif) => string {
  const labels = useLabels();
  return (gif) => {
    const alt: unknown = getAlt?.(gif);
    return typeof alt === 'string' && alt.trim() !== '' ? alt : getAltText(gif, labels);
  };
}
