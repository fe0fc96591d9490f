import { FAST_SCROLL_FRAME, FAST_SCROLL_REST, FAST_SCROLL_SPEED } from '../constants.ts';

/** Tells if a list is scrolled so fast that its tiles cannot be seen. */
export interface FastScroll {
  readonly isOn: boolean;
  /** To be called once a frame while the list moves. Positions in px, `now` in ms. */
  moveTo: (from: number, height: number, now: number) => void;
  end: () => void;
  /** Calls back when it ends. @returns stops that */
  onEnd: (listener: () => void) => () => void;
}

/**
 * A fast scroll begins with the second fast frame in a row: a single one is a jump, by a key or by a script, whose goal
 * is looked at. It ends with the first slow frame, or when nothing moves: later on a slow device, because whole tiles
 * would make the next frame later still.
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
    for (const listener of [...listeners]) listener();
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
        end();
        return;
      }
      fastFrames += 1;
      isOn ||= fastFrames > 1;
      clearTimeout(timer);
      // Three frames as late as this one, within bounds: a reader who has stopped is waiting for pictures.
      timer = setTimeout(end, Math.min(Math.max(FAST_SCROLL_REST, 3 * ms), FAST_SCROLL_FRAME));
    },
    end,
    onEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
