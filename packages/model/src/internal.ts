// For other packages of this project only: these exports may change with any version.
export {
  chooseFilm,
  type FilmRendition,
  type FilmRenditionName,
  listFilms,
  toBytes,
} from './films.ts';
export { isJson, type Json } from './json.ts';
export { seededIndex } from './seed.ts';
