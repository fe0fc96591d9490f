import { type ComponentType, createElement, useSyncExternalStore } from 'react';
import { loadChunk } from '../core/shared/load-chunk.ts';

/**
 * A lazy-loaded component. It needs no Suspense: once it has loaded, it renders at once, and before that it renders
 * nothing. React shows a fallback of Suspense for 300 ms at least, even if the file has loaded.
 *
 * @param Fallback is rendered if it cannot be loaded. @default nothing
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
    // A failed preload is tried again when the component is rendered.
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
    /** Loads it before it is rendered. */
    preload,
    /** Loads it after a failure. */
    retry,
  });
}
