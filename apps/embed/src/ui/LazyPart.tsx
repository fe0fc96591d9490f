import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { loadTwice } from './load-twice.ts';

/** Why a part is not there. React keeps a failure for good, so the part has to be made anew. */
class PartError extends Error {
  readonly renew: () => void;

  constructor(cause: unknown, renew: () => void) {
    super(String(cause), { cause });
    this.renew = renew;
  }
}

/** A component in a module of its own, which is loaded when it is first shown. */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  choose: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: choose(await loadTwice(load)) };
      } catch (error) {
        throw new PartError(error, renew);
      }
    });
  let Part: ComponentType<Props> = make();
  const renew = () => {
    Part = make();
  };
  return (props) => <Part {...props} />;
}

/** Asks for a part again. */
export interface Retry {
  retry: () => void;
  /** Had the focus while the part was asked for again; nothing at its first failure. */
  focused: Element | null | undefined;
}

interface LazyPartProps {
  /** Where the same can be had without it. */
  fallback: (retry: Retry) => ReactNode;
  /** Told why the part is not there. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

interface LazyPartState {
  hasFailed: boolean;
  focused: Retry['focused'];
}

/** Makes a change of the page, and returns what has the focus after it. */
export function focusedAfter(change: () => void): Element | null {
  flushSync(change);
  return document.activeElement;
}

/** Keeps the page when a part of it cannot be loaded or drawn, and shows a way round in the part's place. */
export class LazyPart extends Component<LazyPartProps, LazyPartState> {
  override state: LazyPartState = { hasFailed: false, focused: undefined };

  static getDerivedStateFromError(): Partial<LazyPartState> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    // For whoever asks next: the button of the notice, or the one that opens the part.
    if (error instanceof PartError) error.renew();
    this.props.onError?.(error);
  }

  readonly retry = (): void => {
    const focused = focusedAfter(() => this.setState({ hasFailed: false }));
    this.setState({ focused });
  };

  override render(): ReactNode {
    const { hasFailed, focused } = this.state;
    if (hasFailed) return this.props.fallback({ retry: this.retry, focused });
    return <Suspense>{this.props.children}</Suspense>;
  }
}
