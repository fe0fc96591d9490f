import { BasePicker } from './BasePicker.tsx';
import type { GifPickerProps } from './gif-picker-props.ts';
import { FloatingSurface } from './surface/FloatingSurface.tsx';

/** An open picker with everything that it needs to be over the page, as one chunk. */
export const WholePicker = (props: GifPickerProps) => (
  <BasePicker {...props} Surface={FloatingSurface} />
);
