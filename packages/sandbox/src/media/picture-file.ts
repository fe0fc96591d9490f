import type { PictureFormat } from './artist.ts';
import type { MediaFile } from './files.ts';

/** A file that can be drawn. Videos are committed, because not every machine has an encoder. */
export type PictureFile = MediaFile & { format: PictureFormat };

export const isPicture = (file: MediaFile): file is PictureFile => file.format !== 'mp4';

/** A picture of one frame. The stills of scenes are committed, so that they need no drawing. */
export const isStill = (file: MediaFile): boolean => isPicture(file) && file.frames === 1;
