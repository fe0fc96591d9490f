// For other packages of this project only: these exports may change with any version.
export { isJson, type Json } from './json.ts';
export { seededIndex } from './seed.ts';
