import type { GifProvider, GifReference, ResolvedReference } from '@gifkit/providers';
import { MESSAGE_BATCH, MESSAGE_KNOWN } from '../constants.ts';

type Resolver = Pick<GifProvider, 'id' | 'name' | 'resolve'>;

interface Waiting {
  reference: GifReference;
  resolve: (resolved: ResolvedReference) => void;
  reject: (error: unknown) => void;
}

/** Resolves references of one provider: each once, and all within 50 ms in one call. */
export interface ReferenceBatches {
  /** @throws {FetchError} if the service fails. The next call for the reference retries. */
  get(provider: Resolver, reference: GifReference): Promise<ResolvedReference>;
}

const keyOf = ({ type, id }: GifReference): string => `${type} ${id}`;

export function createReferenceBatches(): ReferenceBatches {
  const known = new Map<string, Promise<ResolvedReference>>();
  let waiting: Waiting[] = [];

  async function send(provider: Resolver): Promise<void> {
    const batch = waiting;
    waiting = [];
    try {
      const all = await provider.resolve(batch.map(({ reference }) => reference));
      for (const [index, { reference, resolve }] of batch.entries()) {
        resolve(all[index] ?? { status: 'missing', reference });
      }
    } catch (error) {
      console.warn('Gifkit: the GIFs of messages could not be fetched', error);
      for (const { reference, reject } of batch) {
        known.delete(keyOf(reference));
        reject(error);
      }
    }
  }

  return {
    get(provider, reference) {
      const key = keyOf(reference);
      const found = known.get(key);
      if (found) return found;
      if (waiting.length === 0) setTimeout(() => send(provider), MESSAGE_BATCH);
      const resolved = new Promise<ResolvedReference>((resolve, reject) => {
        waiting.push({ reference, resolve, reject });
      });
      known.set(key, resolved);
      const [oldest] = known.keys();
      if (known.size > MESSAGE_KNOWN && oldest !== undefined) known.delete(oldest);
      return resolved;
    },
  };
}

const batchesOf = new Map<string, ReferenceBatches>();

/** Returns the batches of a provider by its id, because hosts may create the provider in each render. */
export function sharedBatches({ id, name }: Resolver): ReferenceBatches {
  const key = id ?? name;
  const batches = batchesOf.get(key) ?? createReferenceBatches();
  batchesOf.set(key, batches);
  return batches;
}
