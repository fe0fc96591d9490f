/** Viewport heights per second. Above this speed, each tile is in view for less than 0.1 s. */
const FAST_SCROLL_SPEED = 10;

/** ms without movement after which a fast scroll ends, if frames arrive in time. */
export const FAST_SCROLL_REST = 100;

/** ms; maximum time between two frames of a fast scroll. Longer gaps are jumps. Also the longest rest. */
const FAST_SCROLL_FRAME = 400;

export interface FastScroll {
  readonly isOn: boolean;
  /** Must be called once per frame while the list moves. Positions in px, `now` in ms. */
  moveTo: (from: number, height: number, now: number) => void;
  end: () => void;
  /** Calls back at the end. @returns unsubscribes. */
  onEnd: (listener: () => void) => () => void;
}

/**
 * A fast scroll starts with the second fast frame in a row; a single one is a jump by key or script, whose target is
 * looked at. It ends with the first slow frame, or after a rest. On slow devices the rest is longer, because whole
 * tiles would delay the next frame further.
 */
export function createFastScroll(): FastScroll {
  const listeners = new Set<() => void>();
  let isOn = false;
  let fastFrames = 0;
  let last = { from: 0, at: Number.NEGATIVE_INFINITY };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    fastFrames = 0;
    if (!isOn) return;
    isOn = false;
    for (const listener of listeners) listener();
  };
  return {
    get isOn() {
      return isOn;
    },
    moveTo(from, height, now) {
      const ms = now - last.at;
      const isFast =
        ms < FAST_SCROLL_FRAME &&
        Math.abs(from - last.from) * 1000 > FAST_SCROLL_SPEED * height * ms;
      last = { from, at: now };
      if (!isFast) {
        if (fastFrames > 0) end();
        return;
      }
      fastFrames += 1;
      isOn ||= fastFrames > 1;
      clearTimeout(timer);
      // Three frames as late as this one, within bounds: a user who has stopped waits for pictures.
      timer = setTimeout(end, Math.min(Math.max(FAST_SCROLL_REST, 3 * ms), FAST_SCROLL_FRAME));
    },
    end,
    onEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
