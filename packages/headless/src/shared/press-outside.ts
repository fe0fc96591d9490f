import { hostOf, rootOf } from '../core/visibility/roots.ts';

/** Returns the outermost shadow host around an element; undefined outside of shadow roots. */
function outermostHostOf(element: Element): Element | undefined {
  const host = hostOf(element);
  return host && (outermostHostOf(host) ?? host);
}

/** Calls back on pointer presses outside of all given elements, which are read on each press. */
export function observePressOutside(
  document: Document,
  elementsOf: () => readonly (Element | null)[],
  onOutside: () => void,
): () => void {
  let stopSearch = () => {};
  const onPress = (event: Event) => {
    stopSearch();
    const elements = elementsOf().filter((element) => element !== null);
    const isWithin = (seen: Event) =>
      seen.composedPath().some((node) => elements.includes(node as Element));
    if (isWithin(event)) return;
    // For the document, the target of a press inside a closed shadow root is its host; only the root itself sees more.
    const hidden = elements.filter((element) => outermostHostOf(element) === event.target);
    if (hidden.length === 0) {
      onOutside();
      return;
    }
    let isInside = false;
    const look = (seen: Event) => {
      isInside ||= isWithin(seen);
    };
    const decide = () => {
      stopSearch();
      if (!isInside) onOutside();
    };
    const roots = hidden.map(rootOf);
    for (const root of roots) root.addEventListener('pointerdown', look, true);
    document.addEventListener('pointerdown', decide);
    stopSearch = () => {
      for (const root of roots) root.removeEventListener('pointerdown', look, true);
      document.removeEventListener('pointerdown', decide);
    };
  };
  document.addEventListener('pointerdown', onPress, true);
  return () => {
    stopSearch();
    document.removeEventListener('pointerdown', onPress, true);
  };
}
