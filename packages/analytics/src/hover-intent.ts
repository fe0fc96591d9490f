/** ms (spec.md section 9). It stands here so that who imports this file alone gets nothing else. */
export const HOVER_PINGBACK_DELAY = 200;

export interface HoverIntent {
  /** The pointer is over it now. */
  enter(): void;
  /** The pointer has left, or what it was over is gone. */
  leave(): void;
}

/** Calls `hovered` when the pointer has rested for 200 ms (spec.md section 9). */
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
