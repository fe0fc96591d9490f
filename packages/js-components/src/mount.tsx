import { MotionProvider, useLabels } from '@gifkit/react-components';
import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

/** Message instead of content that threw. */
export function Failure() {
  return <p role="alert">{useLabels().loadError}</p>;
}

interface BoundaryProps {
  children: ReactNode;
  /** Tag or function, for the console message. */
  name: string;
}

/** Error boundary, for instance for functions of the host that throw. The next render retries. */
class Boundary extends Component<BoundaryProps, { failed: ReactNode }> {
  override state: { failed: ReactNode } = { failed: undefined };

  static getDerivedStateFromProps({ children }: BoundaryProps, { failed }: { failed: ReactNode }) {
    return failed === undefined || failed === children ? null : { failed: undefined };
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.name} cannot be shown:`, error);
    this.setState({ failed: this.props.children });
  }

  override render() {
    return this.state.failed === undefined ? this.props.children : <Failure />;
  }
}

const roots = new WeakMap<Element | ShadowRoot, Root>();

/**
 * Renders into an element synchronously, or updates its content. All roots of a page share the reader's motion choice.
 *
 * @param name tag or function, for the console message if the content throws.
 * @returns an idempotent function that unmounts the content.
 */
export function mount(place: Element | ShadowRoot, node: ReactNode, name: string): () => void {
  const root = roots.get(place) ?? createRoot(place);
  roots.set(place, root);
  flushSync(() =>
    root.render(
      <MotionProvider>
        <Boundary name={name}>{node}</Boundary>
      </MotionProvider>,
    ),
  );
  return () => {
    if (roots.get(place) !== root) return;
    roots.delete(place);
    root.unmount();
  };
}
