import type { DialectEndpoint } from './dialect.ts';
import { klipyEndpoints } from './klipy.ts';
import { tenorEndpoints } from './tenor.ts';

/** The same catalog in the shapes of other services, each with a key of any kind. */
export const dialectEndpoints: readonly DialectEndpoint[] = [...tenorEndpoints, ...klipyEndpoints];
