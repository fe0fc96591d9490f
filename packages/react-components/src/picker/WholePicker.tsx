import { BasePicker } from './BasePicker.tsx';
import type { GifPickerProps } from './gif-picker-props.ts';
import { FloatingSurface } from './surface/FloatingSurface.tsx';

/** Open picker with its floating surface, in one chunk. */
export const WholePicker = (props: GifPickerProps) => (
  <BasePicker {...props} Surface={FloatingSurface} />
);
