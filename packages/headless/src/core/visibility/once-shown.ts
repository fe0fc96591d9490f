import { type Root, rootsAround } from './roots.ts';

/** Aliases that every browser with `checkVisibility` knows. */
const CSS = { checkOpacity: true, checkVisibilityCSS: true };

/** Events that may show an element without a change of attributes. */
const EVENTS = ['visibilitychange', 'transitionend', 'animationend', 'change'];

const waiting = new Map<Element, () => void>();
const watched = new Map<Root, () => void>();

/** False if an element cannot be seen even in view: its page is hidden, or CSS makes it invisible or transparent. */
export const isShown = (element: Element): boolean =>
  !element.ownerDocument.hidden && (element.checkVisibility?.(CSS) ?? true);

function look(): void {
  for (const [element, listener] of waiting) {
    if (!isShown(element)) continue;
    stopWaiting(element);
    listener();
  }
}

function stopWaiting(element: Element): void {
  waiting.delete(element);
  if (waiting.size > 0) return;
  for (const stop of watched.values()) stop();
  watched.clear();
}

function watch(root: Root): () => void {
  const observer = new MutationObserver(look);
  observer.observe(root, { attributes: true, subtree: true });
  for (const type of EVENTS) root.addEventListener(type, look, true);
  return () => {
    observer.disconnect();
    for (const type of EVENTS) root.removeEventListener(type, look, true);
  };
}

/** Calls a listener once an element that is not shown is shown. All elements of a root share one observer. */
export function onceShown(element: Element, listener: () => void): () => void {
  waiting.set(element, listener);
  for (const root of rootsAround(element)) {
    if (!watched.has(root)) watched.set(root, watch(root));
  }
  return () => stopWaiting(element);
}
