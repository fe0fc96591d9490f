import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { pathWithin } from '../shared/event-path.ts';

const INTERACTIVE = 'a, button, input, select, textarea, summary, [role=button], [tabindex]';

const SECONDARY_BUTTON = 2;
const MIDDLE_BUTTON = 1;

interface TileClicks {
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onAuxClick: (event: MouseEvent<HTMLElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Makes a click on an overlay a click on the tile. The overlay lies over the tile's link, not inside it,
 * because an overlay may hold links and buttons of its own, which HTML forbids inside a link. So what the
 * browser does for a click on a link is passed on: with the modifier keys, for the middle button, and for
 * the context menu. A handler that prevents the default stops all of it.
 *
 * @param target the link, or what stands in its place.
 * @param onClick gets the click itself, whose target is what was clicked.
 */
export function useTileClicks(
  root: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
  onClick: (event: MouseEvent<HTMLElement>) => void,
): TileClicks {
  /** The tile's link, where an event comes from an overlay above it. */
  const linkBelow = (event: MouseEvent): HTMLElement | undefined => {
    const link = target.current?.localName === 'a' ? target.current : undefined;
    // The link is one of those that act by themselves, too.
    const isTaken = pathWithin(event, root.current)?.some((one) => one.matches(INTERACTIVE));
    return link && isTaken === false ? link : undefined;
  };

  /** Lets the link do what the browser does for an event. The new event does not bubble, so no host hears it. */
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
      // The browser looks what lies under the pointer when it opens the menu: let it find the link.
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
