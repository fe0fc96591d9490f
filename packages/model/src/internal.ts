// For the other packages of this project only; not covered by semantic versioning.
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
