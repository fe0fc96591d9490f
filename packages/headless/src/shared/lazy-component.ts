import { type ComponentType, createElement, useSyncExternalStore } from 'react';
import { loadChunk } from '../core/shared/load-chunk.ts';

/**
 * Creates a lazy-loaded component. It works without Suspense: it renders nothing until it has loaded, and synchronously
 * afterwards. A Suspense fallback would stay for at least 300 ms, even if the file has loaded.
 *
 * @param Fallback rendered if the component cannot be loaded.
 * @default nothing
 */
export function lazyComponent<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = () => null,
) {
  let Loaded: ComponentType<Props> | undefined;
  let isLoading = false;
  const rerenders = new Set<() => void>();
  const retry = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    const found = await loadChunk(name, load);
    isLoading = false;
    // A failed preload is retried when the component renders.
    if (!found && rerenders.size === 0) return;
    Loaded = found ?? Fallback;
    for (const rerender of rerenders) rerender();
  };
  const preload = () => {
    if (!Loaded) retry();
  };
  const subscribe = (rerender: () => void) => {
    rerenders.add(rerender);
    preload();
    return () => {
      rerenders.delete(rerender);
    };
  };
  function LazyComponent(props: Props) {
    const Component = useSyncExternalStore(
      subscribe,
      () => Loaded,
      () => undefined,
    );
    return Component ? createElement(Component, props) : null;
  }
  return Object.assign(LazyComponent, {
    preload,
    /** Loads the component again after a failure. */
    retry,
  });
}
