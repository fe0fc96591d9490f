import { loadChunk } from '@gifkit/headless/internal';
import { type ComponentType, lazy } from 'react';

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
