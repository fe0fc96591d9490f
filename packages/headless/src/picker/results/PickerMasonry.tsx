import { GifListMasonry, type GifListMasonryProps } from '../../list/GifListMasonry.tsx';

export interface PickerMasonryProps extends Omit<GifListMasonryProps, 'pattern' | 'hasTypeahead'> {}

/** The GIFs in columns, as a grid with one stop of the Tab key, which arrows go through: a `GifList.Masonry`. */
export const PickerMasonry = (props: PickerMasonryProps) => (
  <GifListMasonry {...props} pattern="picker" />
);
