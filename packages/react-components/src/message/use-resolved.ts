import { useLatest } from '@gifkit/headless/utils';
import type { IGif } from '@gifkit/model';
import type { GifProvider, GifReference, ResolvedReference } from '@gifkit/providers';
import { useEffect, useState } from 'react';

/** ms; messages that come into view within this time share a request. */
const MESSAGE_BATCH = 50;

/** Maximum number of resolved references kept; the oldest are dropped. */
const MESSAGE_KNOWN = 1000;

type Resolved = { status: 'waiting' | 'missing' | 'failed' } | { status: 'found'; gif: IGif };

const WAITING: Resolved = { status: 'waiting' };

interface Batch {
  references: GifReference[];
  resolved: Promise<readonly ResolvedReference[]>;
}

/** Next batches by the id of their provider, because hosts may create the provider in each render. */
const batches = new Map<string, Batch>();
/** Resolved references of all providers; the oldest are dropped. */
const known = new Map<string, Promise<ResolvedReference>>();

const idOf = ({ id, name }: GifProvider): string => id ?? name;

function createBatch(provider: GifProvider): Batch {
  const references: GifReference[] = [];
  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve, MESSAGE_BATCH));
    batches.delete(idOf(provider));
    try {
      return await provider.resolve(references);
    } catch (error) {
      console.warn('Gifkit: the GIFs of messages could not be fetched', error);
      throw error;
    }
  };
  return { references, resolved: send() };
}

/**
 * Resolves a reference once, in one call with others of the provider within 50 ms.
 *
 * @throws {FetchError} if the service fails. The next call for the reference retries.
 */
async function resolveReference(
  key: string,
  provider: GifProvider,
  reference: GifReference,
): Promise<ResolvedReference> {
  if (reference.provider !== provider.name) {
    // In a batch, it would fail the references of all messages.
    console.warn(`Gifkit: a message has a reference that is not of ${provider.name}`, reference);
    return { status: 'missing', reference };
  }
  const batch = batches.get(idOf(provider)) ?? createBatch(provider);
  batches.set(idOf(provider), batch);
  const index = batch.references.push(reference) - 1;
  try {
    return (await batch.resolved)[index] ?? { status: 'missing', reference };
  } catch (error) {
    known.delete(key);
    throw error;
  }
}

/** Resolves a reference once `isWanted`, in one batch with other messages. */
export function useResolved(
  provider: GifProvider | undefined,
  reference: GifReference,
  isWanted: boolean,
): [resolved: Resolved, retry: () => void] {
  const { id, type, provider: service } = reference;
  const key = provider && `${idOf(provider)} ${service} ${type} ${id}`;
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<{ key: string; resolved: Resolved }>();
  const latest = useLatest({ provider, reference });
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a new attempt sends a new request
  useEffect(() => {
    const { current } = latest;
    if (!isWanted || !current.provider || key === undefined) return;
    const resolved = known.get(key) ?? resolveReference(key, current.provider, current.reference);
    known.set(key, resolved);
    const [oldest] = known.keys();
    if (known.size > MESSAGE_KNOWN && oldest !== undefined) known.delete(oldest);
    let isCurrent = true;
    const settle = (result: Resolved) => {
      if (isCurrent) setLast({ key, resolved: result });
    };
    resolved.then(settle, () => settle({ status: 'failed' }));
    return () => {
      isCurrent = false;
    };
  }, [key, isWanted, attempt, latest]);
  const retry = () => {
    setLast(undefined);
    setAttempt((count) => count + 1);
  };
  return [last && last.key === key ? last.resolved : WAITING, retry];
}
