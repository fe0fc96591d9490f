/** ms that a pointer must rest on a GIF to count as a hover. */
const HOVER_PINGBACK_DELAY = 200;

interface HoverIntent {
  enter(): void;
  /** Must be called when the pointer leaves or the element is removed. */
  leave(): void;
}

/** Calls `hovered` after the pointer has stayed on an element for 200 ms. */
export function hoverIntent(hovered: () => void): HoverIntent {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => clearTimeout(timer);
  return {
    leave,
    enter() {
      leave();
      timer = setTimeout(hovered, HOVER_PINGBACK_DELAY);
    },
  };
}
