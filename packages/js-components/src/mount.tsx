import { MotionProvider } from '@gifkit/react-components';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Boundary } from './Boundary.tsx';

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
