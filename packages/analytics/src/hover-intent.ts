import { HOVER_PINGBACK_DELAY } from './constants.ts';

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
