/** Adds markup to an element, as children or in a new shadow root. @returns the tree that contains it. */
export function addTree(parent: Element, html: string, mode?: ShadowRootMode) {
  const tree = mode ? parent.attachShadow({ mode }) : parent;
  tree.innerHTML = html;
  return {
    tree,
    /** Finds an element by id, also in a closed shadow root. */
    find: (id: string) => tree.querySelector(`#${id}`) as HTMLElement,
  };
}
