import type { PictureFormat } from './artist.ts';
import type { MediaFile } from './files.ts';

/** A file that can be drawn. */
export type PictureFile = MediaFile & { format: PictureFormat };

export const isPicture = (file: MediaFile): file is PictureFile => file.format !== 'mp4';

/** Whether a file is drawn when it is asked for: a picture that moves. */
export const isDrawn = (file: MediaFile): file is PictureFile => isPicture(file) && file.frames > 1;
