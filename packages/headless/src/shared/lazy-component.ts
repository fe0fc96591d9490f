import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../core/shared/load-chunk.ts';

/**
 * A lazy-loaded component.
 *
 * @param Fallback is rendered where it cannot be loaded. @default nothing
 */
export const lazyComponent = <Props>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = () => null,
) =>
  lazy<ComponentType<Props>>(async () => ({ default: (await loadChunk(name, load)) ?? Fallback }));
