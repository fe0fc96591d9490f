import { useEffect, useState } from 'react';

export type Loaded<T> = { status: 'loading' | 'failed' } | { status: 'ready'; data: T };

/**
 * Loads data while the component is mounted.
 *
 * @param key identifies the data: a change reloads it, undefined loads nothing.
 */
export function useLoaded<T>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<T>,
): Loaded<T> {
  const [state, setState] = useState<{ key: string | undefined; loaded: Loaded<T> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the data
  useEffect(() => {
    if (key === undefined) return;
    const controller = new AbortController();
    const finish = (loaded: Loaded<T>) => {
      if (!controller.signal.aborted) setState({ key, loaded });
    };
    load(controller.signal).then(
      (data) => finish({ status: 'ready', data }),
      () => finish({ status: 'failed' }),
    );
    return () => controller.abort();
  }, [key]);
  return state && state.key === key ? state.loaded : { status: 'loading' };
}
