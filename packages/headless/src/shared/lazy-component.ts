import { type ComponentType, createElement, useSyncExternalStore } from 'react';
import { lazyChunk } from '../core/shared/lazy-chunk.ts';

/** Props of a fallback. */
export interface Retry {
  /** Loads the component again. */
  onRetry: () => void;
}

/**
 * Creates a lazy-loaded component. It works without Suspense: it renders nothing until it has loaded, and synchronously
 * afterwards. A Suspense fallback would stay for at least 300 ms, even if the file has loaded.
 *
 * @param Fallback rendered if the component cannot be loaded, until the last one unmounts; the next one tries again.
 * @default nothing
 */
export function lazyComponent<Props extends object, Module>(
  name: string,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  Fallback: ComponentType<Props & Retry> = () => null,
) {
  let hasFailed = false;
  const rerenders = new Set<() => void>();
  const chunk = lazyChunk(name, load, () => {
    hasFailed = rerenders.size > 0;
    for (const rerender of rerenders) rerender();
  });
  const preload = () => void chunk.load();
  const subscribe = (rerender: () => void) => {
    rerenders.add(rerender);
    preload();
    return () => {
      rerenders.delete(rerender);
      hasFailed &&= rerenders.size > 0;
    };
  };
  const status = () => (chunk.loaded ? 'loaded' : hasFailed && 'failed');
  function LazyComponent(props: Props) {
    const shown = useSyncExternalStore(subscribe, status, () => false as const);
    if (shown && chunk.loaded) return createElement(pick(chunk.loaded), props);
    return shown ? createElement(Fallback, { ...props, onRetry: preload }) : null;
  }
  return Object.assign(LazyComponent, { preload });
}
