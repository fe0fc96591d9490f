/** Adds markup to an element, as its children or in a shadow root of its own. @returns the tree that it is in. */
export function addTree(parent: Element, html: string, mode?: ShadowRootMode) {
  const tree = mode ? parent.attachShadow({ mode }) : parent;
  tree.innerHTML = html;
  return {
    tree,
    /** The element with this id, also in a closed shadow root. */
    find: (id: string) => tree.querySelector(`#${id}`) as HTMLElement,
  };
}
