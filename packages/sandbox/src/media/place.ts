/** Where things lie, for the source that is run as it is and for the built package alike. */
const isSource = import.meta.url.endsWith('.ts');

/** Folder of the committed media. */
export const mediaFolder = new URL(isSource ? '../../media/' : '../media/', import.meta.url);

/** The worker's script: its source here, or its bundle beside this one. */
export const workerFile = new URL(isSource ? './worker.ts' : './worker.js', import.meta.url);
