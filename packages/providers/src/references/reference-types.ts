import type { IGif } from '@gifkit/model';
import type { ProviderType } from '../provider-type.ts';

/**
 * What may be kept or sent of a GIF: where to ask for it, its size and its words. No URL of its media, because
 * services change and remove those, and most terms forbid keeping them.
 */
export interface GifReference {
  /** Name of the provider. */
  readonly provider: string;
  readonly id: string;
  readonly type: ProviderType;
  /** px; 0 where nobody knows. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A reference, and the GIF that it stands for; `missing` when the service has it no more. */
export type ResolvedReference =
  | { readonly status: 'found'; readonly reference: GifReference; readonly gif: IGif }
  | { readonly status: 'missing'; readonly reference: GifReference };
