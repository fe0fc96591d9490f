export { type Artist, createArtist } from './artist.ts';
export type {
  AccountTask,
  DrawTask,
  Lettering,
  LoopTask,
  Output,
  PictureFormat,
} from './task.ts';
