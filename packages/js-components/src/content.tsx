import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Text, or an element of the host, which is inserted unchanged. `null` shows nothing. */
export type Content = string | Element | null;

function HostElement({ element }: { element: Element }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(element), [element]);
  return <div ref={container} />;
}

export const toNode = (content: Content | undefined): ReactNode =>
  content !== null && typeof content === 'object' ? <HostElement element={content} /> : content;
