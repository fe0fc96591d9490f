import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** A text, or an element of the host's own, which is put in as it is. `null` shows nothing. */
export type Content = string | Element | null;

function HostElement({ element }: { element: Element }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(element), [element]);
  return <div ref={place} />;
}

/** What React renders for a {@link Content}. */
export const toNode = (content: Content | undefined): ReactNode =>
  content !== null && typeof content === 'object' ? <HostElement element={content} /> : content;
