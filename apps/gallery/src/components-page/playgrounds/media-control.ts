import type { GifMedia } from '@gifkit/react-components';
import type { Control, Values } from '../control.ts';

const MEDIA: readonly GifMedia[] = ['image', 'video', 'auto'];

/** What GIFs are shown as. */
export const mediaControl: Control = {
  name: 'media',
  label: 'Shown as',
  kind: 'choice',
  initial: 'image',
  choices: MEDIA,
};

export const mediaOf = ({ media }: Values) => media as GifMedia;
