import { MotionProvider } from '@gifkit/react-components';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Boundary } from './Boundary.tsx';

const roots = new WeakMap<Element | ShadowRoot, Root>();

/**
 * Renders into an element, at once; again into the same element updates what is there. The reader's choice to pause
 * reaches everything on the page that is rendered so.
 *
 * @param name what the console names when that throws.
 * @returns a function that removes it. Calling it twice does nothing.
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
