import { hostOf, rootOf } from './roots.ts';

/** The element in the document that an element is inside of, across shadow roots; undefined when there are none. */
function outermostHostOf(element: Element): Element | undefined {
  const host = hostOf(element);
  return host && (outermostHostOf(host) ?? host);
}

/**
 * Calls back when a pointer is pressed in a document, outside of all of some elements.
 *
 * @param elementsOf read at each press.
 * @returns stops it.
 */
export function observePressOutside(
  document: Document,
  elementsOf: () => readonly (Element | null)[],
  onOutside: () => void,
): () => void {
  let search = new AbortController();
  const onPress = (event: Event) => {
    search.abort();
    const elements = elementsOf().filter((element) => element !== null);
    const isWithin = (seen: Event) =>
      seen.composedPath().some((node) => elements.includes(node as Element));
    if (isWithin(event)) return;
    // In the document, a press inside a closed shadow root looks like one on its host. Only its root sees more.
    const hidden = elements.filter((element) => outermostHostOf(element) === event.target);
    if (hidden.length === 0) {
      onOutside();
      return;
    }
    search = new AbortController();
    const { signal } = search;
    let isInside = false;
    const look = (seen: Event) => {
      isInside ||= isWithin(seen);
    };
    for (const element of hidden) {
      rootOf(element).addEventListener('pointerdown', look, { capture: true, signal });
    }
    const decide = () => {
      search.abort();
      if (!isInside) onOutside();
    };
    document.addEventListener('pointerdown', decide, { signal });
  };
  document.addEventListener('pointerdown', onPress, true);
  return () => {
    search.abort();
    document.removeEventListener('pointerdown', onPress, true);
  };
}
