import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';

/** A lazy-loaded component. Where it cannot be loaded, it renders nothing. */
export const lazyComponent = <Props>(name: string, load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({
    default: (await loadChunk(name, load)) ?? (() => null),
  }));
