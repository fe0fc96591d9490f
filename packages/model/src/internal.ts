// For other packages of this project only: these exports may change with any version.
export { RENDITION_SCALE_UP_TOLERANCE } from './best-fit.ts';
export {
  chooseFilm,
  type FilmRendition,
  type FilmRenditionName,
  listFilms,
  toBytes,
} from './films.ts';
export { isJson, type Json, tidyCopy } from './json.ts';
export { PLAYABLE_RENDITIONS } from './renditions.ts';
export { seededIndex } from './seed.ts';
