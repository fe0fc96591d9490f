import { useLatest } from '@gifkit/headless/internal/shared/use-latest.ts';
import type { IGif } from '@gifkit/model';
import type { GifProvider, GifReference } from '@gifkit/providers';
import { useEffect, useState } from 'react';
import { sharedBatches } from './reference-batches.ts';

export type Resolved =
  | { status: 'waiting' | 'missing' | 'failed' }
  | { status: 'found'; gif: IGif };

const WAITING: Resolved = { status: 'waiting' };

/** Resolves a reference once `isWanted`, in one batch with other messages. */
export function useResolved(
  provider: GifProvider | undefined,
  reference: GifReference,
  isWanted: boolean,
): [resolved: Resolved, retry: () => void] {
  const { id, type } = reference;
  const key = provider && `${provider.id ?? provider.name} ${type} ${id}`;
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ key: string; resolved: Resolved }>();
  const latest = useLatest({ provider, reference });
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a new attempt sends a new request
  useEffect(() => {
    const { provider: asked, reference: wanted } = latest.current;
    if (!isWanted || !asked || key === undefined) return;
    let isCurrent = true;
    const settle = (resolved: Resolved) => {
      if (isCurrent) setKnown({ key, resolved });
    };
    sharedBatches(asked)
      .get(asked, wanted)
      .then(settle, () => settle({ status: 'failed' }));
    return () => {
      isCurrent = false;
    };
  }, [key, isWanted, attempt, latest]);
  const retry = () => {
    setKnown(undefined);
    setAttempt((count) => count + 1);
  };
  return [known && known.key === key ? known.resolved : WAITING, retry];
}
