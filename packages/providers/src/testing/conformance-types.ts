import type { GifProvider } from '../gif-provider.ts';

export interface ConformanceOptions {
  /** Creates the provider, which must use this `fetch` if given. */
  create: (options: { fetch?: typeof fetch }) => GifProvider;
  /** A term with more than one page of 8 results. */
  term: string;
  /** A term without results. */
  emptyTerm: string;
  /** An unknown id. */
  unknownId: string;
  /** A key that errors must not contain. */
  secret?: string | undefined;
  /** False if the provider does not use the given `fetch`. @default true */
  usesFetch?: boolean | undefined;
}

export interface ConformanceCheck {
  name: string;
  /** Rejects with the reason when the requirement is not met. */
  run: () => Promise<void>;
}

export const check = (name: string, run: () => Promise<void>): ConformanceCheck => ({ name, run });
