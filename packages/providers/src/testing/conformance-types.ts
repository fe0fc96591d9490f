import type { GifProvider } from '../gif-provider.ts';

export interface ConformanceOptions {
  /** Makes the provider; it sends its requests by this `fetch`, if one is given. */
  create: (options: { fetch?: typeof fetch }) => GifProvider;
  /** A term that finds more than one page of 8. */
  term: string;
  /** A term that finds nothing. */
  emptyTerm: string;
  /** An id that no GIF has. */
  unknownId: string;
  /** A key that no error may show. */
  secret?: string | undefined;
  /** Whether it sends requests by the `fetch` that it is given. @default true */
  usesFetch?: boolean | undefined;
}

/** One promise of a provider. */
export interface ConformanceCheck {
  /** The promise in words. */
  name: string;
  /** Rejects with what was found when the promise is not kept. */
  run: () => Promise<void>;
}
