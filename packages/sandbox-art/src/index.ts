export { type Artist, createArtist } from './artist.ts';
export type {
  AvatarTask,
  DrawTask,
  Lettering,
  LoopTask,
  Output,
  PictureFormat,
} from './task.ts';
