/** The source runs as it is; in the built package, every module is in one folder. */
export const isSource = import.meta.url.endsWith('.ts');

/** The worker's script: its source here, or its bundle beside this one. */
export const workerFile = new URL(isSource ? './worker.ts' : './worker.js', import.meta.url);
