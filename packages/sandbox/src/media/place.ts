/** The source runs as it is; in the built package, every module is in one folder. */
const isSource = import.meta.url.endsWith('.ts');

/** Folder of the committed media. */
export const mediaFolder = new URL(isSource ? '../../media/' : '../media/', import.meta.url);
