/** How long, in ms, a pointer has to rest on a GIF before that counts as a hover. */
const HOVER_PINGBACK_DELAY = 200;

export interface HoverIntent {
  /** To be called when the pointer enters the element. */
  enter(): void;
  /** To be called when the pointer leaves, or the element is removed. */
  leave(): void;
}

/** Calls `hovered` once the pointer has stayed on an element for 200 ms. */
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
