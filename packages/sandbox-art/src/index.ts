export { type Artist, createArtist } from './artist.ts';
export type { AvatarTask, DrawTask, Lettering, PictureFormat } from './task.ts';
