export type { CallOptions, PlatformOptions } from './context.ts';
export { createPlatform, type Platform } from './create-platform.ts';
export { ArgumentError, isPlatformError, PlatformError } from './errors.ts';
