import { rootOf, rootsAround } from '../core/visibility/roots.ts';

export type FocusTarget = HTMLElement | null | undefined;

/**
 * Returns the focused element in the element's own tree, otherwise in the nearest outer tree. If the focus is inside
 * another shadow root, returns its host.
 */
export function focusedFrom(element: Element): Element | null {
  for (const { activeElement } of rootsAround(element)) {
    if (activeElement) return activeElement === element.ownerDocument.body ? null : activeElement;
  }
  return null;
}

/** Focuses the first of these elements that accepts the focus. @returns false if none does. */
export function focusFirst(...targets: FocusTarget[]): boolean {
  return targets.some((target) => {
    if (!target?.isConnected) return false;
    target.focus({ preventScroll: true });
    return rootOf(target).activeElement === target;
  });
}

/** Chromium also focuses scroll containers, but only while they are empty. */
const isFocusable = (target: HTMLElement): boolean =>
  target.tabIndex >= 0 || target.hasAttribute('tabindex');

/** Focuses the first target; a target that is not focusable, such as a list, becomes so until blur. */
export function focusAnyway(...targets: FocusTarget[]): boolean {
  return targets.some((target) => {
    if (target && isFocusable(target) && focusFirst(target)) return true;
    if (!target?.isConnected || target.hasAttribute('tabindex')) return false;
    target.tabIndex = -1;
    if (!focusFirst(target)) {
      // Hidden or disabled, so it stays unchanged.
      target.removeAttribute('tabindex');
      return false;
    }
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
    return true;
  });
}
