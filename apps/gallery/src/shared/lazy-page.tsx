import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';

/** A lazy-loaded component that can be loaded in advance, because the server does not wait for lazy ones. */
type LazyPage<Props> = ComponentType<Props> & { load: () => Promise<void> };

export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  const Page = (props: Props) => {
    // Decided once per mount: switching components later would lose their state.
    const [Chosen] = useState(() => Loaded ?? Lazy);
    return <Chosen {...props} />;
  };
  return Object.assign(Page, {
    async load() {
      Loaded = await load();
    },
  });
}

/** Error boundary for lazy-loaded pages; offers to reload the document. */
export class LoadingBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="pages">
        <p className="empty" role="alert">
          This page could not be loaded. <a href={window.location.href}>Try again</a>
        </p>
      </main>
    );
  }
}
