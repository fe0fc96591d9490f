/** Source and build have different folder depths: the build puts all modules into one folder. */
export const isSource = import.meta.url.endsWith('.ts');

export const workerFile = new URL(isSource ? './worker.ts' : './worker.js', import.meta.url);
