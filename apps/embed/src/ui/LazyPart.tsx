import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { SCRIPT_PATIENCE } from '../constants.ts';

/** Gives up a script that hangs. */
const inTime = <Module,>(coming: Promise<Module>): Promise<Module> =>
  new Promise((resolve, reject) => {
    const error = new Error(`A script did not come within ${SCRIPT_PATIENCE} ms.`);
    const timer = setTimeout(reject, SCRIPT_PATIENCE, error);
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** A component in a module of its own, which is loaded when it is first shown. */
export const lazyPart = <Module, Props extends object>(
  load: () => Promise<Module>,
  choose: (module: Module) => ComponentType<Props>,
): ComponentType<Props> => lazy(async () => ({ default: choose(await inTime(load())) }));

interface LazyPartProps {
  /** Where the same can be had without it. */
  fallback?: ReactNode;
  /** Told why the part is not there. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps the page when a part of it cannot be loaded or drawn, and shows a fallback in the part's place. */
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
