import type { DOMAttributes, MouseEvent, RefObject } from 'react';
import { pathWithin } from '../shared/event-path.ts';

const INTERACTIVE = 'a, button, input, select, textarea, summary, [role=button], [tabindex]';

const SECONDARY_BUTTON = 2;
const MIDDLE_BUTTON = 1;

type TileClicks = Pick<DOMAttributes<HTMLElement>, 'onClick' | 'onAuxClick' | 'onPointerDown'>;

/**
 * Forwards clicks on an overlay to the tile. The overlay lies over the tile's link, not inside it, because HTML forbids
 * an overlay's links and buttons inside a link. The browser's actions for a link are therefore forwarded: modifier
 * keys, middle click and context menu. Preventing the default stops all of it.
 *
 * @param target the link, or the element that replaces it.
 * @param onClick receives the original click, whose target is the clicked element.
 */
export function useTileClicks(
  root: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
  onClick: (event: MouseEvent<HTMLElement>) => void,
): TileClicks {
  /** Returns the tile's link if an event comes from an overlay above it. */
  const linkBelow = (event: MouseEvent): HTMLElement | undefined => {
    const link = target.current?.localName === 'a' ? target.current : undefined;
    // Interactive elements handle their own clicks, as does the link.
    const isTaken = pathWithin(event, root.current)?.some((one) => one.matches(INTERACTIVE));
    return link && isTaken === false ? link : undefined;
  };

  /** Dispatches the event on the link for the browser's action. It does not bubble, so no host sees it. */
  const passOn = (event: MouseEvent<HTMLElement>, type: 'click' | 'auxclick') => {
    const link = linkBelow(event);
    if (!link || event.isDefaultPrevented()) return;
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const init = { button, ctrlKey, metaKey, shiftKey, altKey, cancelable: true };
    link.dispatchEvent(new window.MouseEvent(type, init));
  };

  return {
    onClick(event) {
      onClick(event);
      passOn(event, 'click');
    },
    onAuxClick(event) {
      if (event.button === MIDDLE_BUTTON) passOn(event, 'auxclick');
    },
    onPointerDown(event) {
      if (event.button !== SECONDARY_BUTTON || !linkBelow(event)) return;
      // The browser hit-tests when it opens the context menu, so the link must be under the pointer.
      const overlay = event.target as HTMLElement;
      const { pointerEvents } = overlay.style;
      overlay.style.pointerEvents = 'none';
      overlay.ownerDocument.addEventListener(
        'contextmenu',
        () => {
          overlay.style.pointerEvents = pointerEvents;
        },
        { once: true, capture: true },
      );
    },
  };
}
