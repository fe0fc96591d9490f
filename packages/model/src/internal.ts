// For other packages of this project only: these exports may change with any version.
export { seededIndex } from './seed.ts';
