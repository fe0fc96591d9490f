import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { SCRIPT_PATIENCE } from '../constants.ts';

const inTime = <Module,>(coming: Promise<Module>): Promise<Module> =>
  new Promise((resolve, reject) => {
    const error = new Error(`A script did not load within ${SCRIPT_PATIENCE} ms.`);
    const timer = setTimeout(reject, SCRIPT_PATIENCE, error);
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });

export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> =>
  lazy<ComponentType<Props>>(async () => ({ default: (await inTime(load()))[name] }));

interface LazyPartProps {
  fallback?: ReactNode;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** Error boundary: if a part cannot be loaded or rendered, shows the fallback in its place. */
export class LazyPart extends Component<LazyPartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback : <Suspense>{children}</Suspense>;
  }
}
