import { type ComponentType, lazy } from 'react';

/** A component that comes apart from the others. Where it cannot be loaded, there is none. */
export const lazyComponent = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        console.warn('A component could not be loaded', error);
        return { default: () => null };
      },
    ),
  );
