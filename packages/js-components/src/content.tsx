import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Text, or an element of the host, which is inserted unchanged. `null` shows nothing. */
export type Content = string | Element | null;

function HostElement({ element }: { element: Element }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(element), [element]);
  return <div ref={place} />;
}

export const toNode = (content: Content | undefined): ReactNode =>
  content !== null && typeof content === 'object' ? <HostElement element={content} /> : content;
