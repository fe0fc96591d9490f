import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
} from 'react';

declare global {
  interface ImportMeta {
    /** Filled in by the build. */
    readonly env: { readonly SSR: boolean };
  }
}

/** The address of a module that could not be loaded, as Chromium and Firefox say it in the error. */
const MODULE_URL = /https?:\/\/\S+\.js/;

/**
 * Loads a module, and once more where that fails. Chromium remembers a failure by the address, so the second
 * time another one is asked.
 */
async function loadTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const url = MODULE_URL.exec(String(error))?.[0];
    // Servers load nothing again, and workerd wants no address that is only known later.
    if (import.meta.env.SSR || !url) return load();
    return import(/* @vite-ignore */ `${url}?retry`);
  }
}

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
