import { rootOf } from '@gifkit/headless/core';
import { useKeptFocus } from '@gifkit/headless/utils';
import { MotionProvider, useLabels } from '@gifkit/react-components';
import { Component, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { PREFIX } from './prefix.ts';

interface FailureProps {
  /** Renders a button. */
  onRetry?: () => void;
}

/** Message instead of content that threw, or could not be loaded. */
export function Failure({ onRetry }: FailureProps) {
  const labels = useLabels();
  const message = useRef<HTMLParagraphElement>(null);
  useKeptFocus(
    message,
    (leaving) => leaving.parentElement ?? ((rootOf(leaving) as ShadowRoot).host as HTMLElement),
  );
  return (
    <p role="alert" ref={message}>
      {labels.loadError}{' '}
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {labels.tryAgain}
        </button>
      )}
    </p>
  );
}

interface BoundaryProps {
  children: ReactNode;
  /** Tag or function, for the console message. */
  name: string;
  onMount: () => void;
}

/** Error boundary, for instance for functions of the host that throw. The next render retries. */
class Boundary extends Component<BoundaryProps, { failed: ReactNode }> {
  override state: { failed: ReactNode } = { failed: undefined };

  static getDerivedStateFromProps({ children }: BoundaryProps, { failed }: { failed: ReactNode }) {
    return failed === undefined || failed === children ? null : { failed: undefined };
  }

  override componentDidMount() {
    this.props.onMount();
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.name} cannot be shown:`, error);
    this.setState({ failed: this.props.children });
  }

  override render() {
    return this.state.failed === undefined ? this.props.children : <Failure />;
  }
}

interface Mounted {
  root: Root;
  /** Empty text behind the content. A host that empties the container also removes this. */
  marker?: Text;
  onEmptied: (() => void) | undefined;
}

type Container = Element | ShadowRoot;

const mounted = new WeakMap<Node, Mounted>();

const isEmptied = (container: Container, { marker }: Mounted) =>
  marker !== undefined && marker.parentNode !== container;

let observer: MutationObserver | undefined;

/** Calls `onEmptied` of a container. One observer for all of them. */
function observe(container: Container): void {
  observer ??= new MutationObserver((records) => {
    for (const { target } of records) {
      const current = mounted.get(target);
      if (current && isEmptied(target as Container, current)) current.onEmptied?.();
    }
  });
  observer.observe(container, { childList: true });
}

function create(container: Container, onEmptied: Mounted['onEmptied']): Mounted {
  container.replaceChildren();
  const current: Mounted = {
    root: createRoot(container, {
      identifierPrefix: PREFIX,
      // React 19 reports here that it cannot remove what the host has removed.
      onUncaughtError: (error) => mounted.get(container) === current && reportError(error),
    }),
    onEmptied,
  };
  mounted.set(container, current);
  if (onEmptied) observe(container);
  return current;
}

function unmount(container: Container, { root, marker }: Mounted): void {
  mounted.delete(container);
  try {
    root.unmount();
  } catch {
    // React 18 throws if the host has removed the content.
  }
  marker?.remove();
}

/**
 * Renders into an element synchronously, or updates its content. If the host has emptied the element, renders the
 * content again. All roots of a page share the user's motion choice.
 *
 * @param name tag or function, for the console message if the content throws.
 * @param onEmptied called after the host has emptied the element.
 * @returns an idempotent function that unmounts the content and never throws.
 */
export function mount(
  container: Container,
  node: ReactNode,
  name: string,
  onEmptied?: () => void,
): () => void {
  const last = mounted.get(container);
  const isGone = last && isEmptied(container, last);
  if (isGone) unmount(container, last);
  const current = last && !isGone ? last : create(container, onEmptied);
  // Not earlier, because the first commit clears the container.
  const onMount = () => {
    current.marker = new Text();
    container.append(current.marker);
  };
  flushSync(() =>
    current.root.render(
      <MotionProvider>
        <Boundary name={name} onMount={onMount}>
          {node}
        </Boundary>
      </MotionProvider>,
    ),
  );
  return () => {
    if (mounted.get(container) === current) unmount(container, current);
  };
}
