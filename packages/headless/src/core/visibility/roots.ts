/** The top of a tree of nodes. */
export type Root = Document | ShadowRoot;

/** `Node.ELEMENT_NODE` and its like. `instanceof` knows only the nodes of one window. */
const ELEMENT = 1;
const DOCUMENT = 9;
const FRAGMENT = 11;

export const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;
const isRoot = (node: Node): node is Root => [DOCUMENT, FRAGMENT].includes(node.nodeType);

export const rootOf = (element: Element): Root => element.getRootNode() as Root;

/** The host of a shadow root. An attribute of links has the same name. */
const hostIn = (root: Node): Element | undefined =>
  root.nodeType === FRAGMENT ? (root as Partial<ShadowRoot>).host : undefined;

/** The element whose shadow tree an element is in; undefined in the document. */
export const hostOf = (element: Element): Element | undefined => hostIn(rootOf(element));

/** The parent of a node as it is rendered: of what is slotted, the slot; of a shadow root, its host. */
const parentOf = (node: Node): Node | null =>
  (node as Element).assignedSlot ?? node.parentNode ?? hostIn(node) ?? null;

/** What an element is rendered in, from the inside out. The slots of closed shadow roots are not known. */
function nodesAround(element: Element): Node[] {
  const nodes: Node[] = [];
  for (let node = parentOf(element); node; node = parentOf(node)) nodes.push(node);
  return nodes;
}

/** The elements that an element is rendered in, from the inside out, across shadow roots. */
export const elementsAround = (element: Element): Element[] =>
  nodesAround(element).filter(isElement);

/** The trees that an element is rendered in, from the inside out: shadow roots, at last the document. */
export const rootsAround = (element: Element): Root[] => nodesAround(element).filter(isRoot);

/** What scrolls an element: the nearest container around it that does, else the page. */
export function scrollParentOf(element: Element): HTMLElement {
  const container = elementsAround(element).find(
    (parent): parent is HTMLElement =>
      /auto|scroll/.test(getComputedStyle(parent).overflowY) &&
      parent.scrollHeight > parent.clientHeight,
  );
  return container ?? element.ownerDocument.documentElement;
}
