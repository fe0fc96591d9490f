import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'failed'; error: unknown };

/**
 * What the service gives, for as long as the component is there.
 *
 * @param key says what is loaded: with another one it is loaded anew; with none, nothing is.
 */
export function useLoaded<T>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<T>,
): Loaded<T> {
  const [state, setState] = useState<{ key: string | undefined; loaded: Loaded<T> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  useEffect(() => {
    if (key === undefined) return;
    const controller = new AbortController();
    const finish = (loaded: Loaded<T>) => {
      if (!controller.signal.aborted) setState({ key, loaded });
    };
    load(controller.signal).then(
      (data) => finish({ status: 'ready', data }),
      (error: unknown) => finish({ status: 'failed', error }),
    );
    return () => controller.abort();
  }, [key]);
  return state && state.key === key ? state.loaded : { status: 'loading' };
}
