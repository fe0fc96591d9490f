/** Source and build have different folder depths: the build puts all modules into one folder. */
export const isSource = import.meta.url.endsWith('.ts');

/** Script of the worker. */
export const workerFile = new URL(isSource ? './worker.ts' : './worker.js', import.meta.url);
