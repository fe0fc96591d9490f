import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
} from 'react';
import { loadTwice } from './load-twice.ts';

/** A component in a module of its own, which is loaded when it is first shown. */
export const lazyPart = <Module, Props extends object>(
  load: () => Promise<Module>,
  choose: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: choose(await loadTwice(load)) }));

interface LazyPartProps {
  /** Where the same can be had without it. */
  fallback: ReactNode;
  /** Told why the part is not there. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps the page when a part of it cannot be loaded or drawn, and shows a way round in the part's place. */
export class LazyPart extends Component<LazyPartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return this.props.fallback;
    return <Suspense>{this.props.children}</Suspense>;
  }
}
