export type Root = Document | ShadowRoot;

/** Node types, because `instanceof` works only within one window. */
const ELEMENT = 1;
const DOCUMENT = 9;
const FRAGMENT = 11;

export const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;
const isRoot = (node: Node): node is Root => [DOCUMENT, FRAGMENT].includes(node.nodeType);

export const rootOf = (element: Element): Root => element.getRootNode() as Root;

/** Checks the node type, because links also have a `host` property. */
const hostIn = (root: Node): Element | undefined =>
  root.nodeType === FRAGMENT ? (root as Partial<ShadowRoot>).host : undefined;

export const hostOf = (element: Element): Element | undefined => hostIn(rootOf(element));

/** Returns a node's parent in the flat tree: the slot of a slotted node, the host of a shadow root. */
const parentOf = (node: Node): Node | null =>
  (node as Element).assignedSlot ?? node.parentNode ?? hostIn(node) ?? null;

/** Returns the ancestors in the flat tree, innermost first. Slots of closed shadow roots are unknown. */
function nodesAround(element: Element): Node[] {
  const nodes: Node[] = [];
  for (let node = parentOf(element); node; node = parentOf(node)) nodes.push(node);
  return nodes;
}

/** Returns the ancestor elements in the flat tree, innermost first. */
export const elementsAround = (element: Element): Element[] =>
  nodesAround(element).filter(isElement);

/** Returns the roots around an element, innermost first: shadow roots, then the document. */
export const rootsAround = (element: Element): Root[] => nodesAround(element).filter(isRoot);

/** Returns the nearest scroll container around an element, otherwise the page. */
export function scrollParentOf(element: Element): HTMLElement {
  const container = elementsAround(element).find(
    (parent): parent is HTMLElement =>
      /auto|scroll/.test(getComputedStyle(parent).overflowY) &&
      parent.scrollHeight > parent.clientHeight,
  );
  return container ?? element.ownerDocument.documentElement;
}

/** Observes all scroll containers. Scroll events do not bubble or leave shadow trees, so every root is observed. */
export function observeScroll(element: Element, onScroll: (event: Event) => void): () => void {
  const roots = rootsAround(element);
  for (const root of roots) {
    root.addEventListener('scroll', onScroll, { capture: true, passive: true });
  }
  return () => {
    for (const root of roots) root.removeEventListener('scroll', onScroll, { capture: true });
  };
}
