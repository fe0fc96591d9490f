import type { GifProvider } from '../gif-provider.ts';

export interface ConformanceOptions {
  /** Makes the provider, with this `fetch` for its requests where there is one. */
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
  /** What has to be so. */
  name: string;
  /** Rejects, with what was found, where it is not. */
  run: () => Promise<void>;
}
